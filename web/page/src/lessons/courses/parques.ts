import type { Lesson } from "../lesson.js";

export const parques: Lesson = {
  id: "parques",
  rules: "medellin",
  name: { en: "Parqués", es: "Parqués" },
  about: { en: "Colombia, as it is played in Medellín: two dice, jails, and eyes wide open.", es: "Colombia, como se juega en Medellín: dos dados, cárceles y los ojos bien abiertos." },
  minutes: 4,
  steps: [
    {
      title: { en: "Out of jail", es: "Salir de la cárcel" },
      task: {
        en: "Your four red pieces are in jail, and only a double brings them out. While all of them are there you have three rolls. Roll until a double comes, then bring a piece out.",
        es: "Tus cuatro fichas rojas están en la cárcel, y solo un par las saca. Mientras estén todas ahí tienes tres tiradas. Tira hasta que salga un par y saca una ficha.",
      },
      position: "medellin t1 1:n,n,n,n 3:n,n,n,39",
      dice: ["3-5", "4-6", "2-2"],
      goal: { event: "entered" },
      way: ["n-5"],
      done: {
        en: "Out on the exit! A double frees one or two pieces, or one piece and a walk by one of the dice. And every double gives you another roll.",
        es: "¡En la salida! Un par saca una o dos fichas, o una ficha y un paseo con uno de los dados. Y cada par te da otra tirada.",
      },
    },
    {
      title: { en: "The great doubles", es: "Los pares grandes" },
      task: {
        en: "1-1 and 6-6 may free all four pieces at once. Roll, and bring them all out.",
        es: "Con 1-1 y 6-6 pueden salir las cuatro fichas de una vez. Tira y sácalas todas.",
      },
      position: "medellin t1 1:n,n,n,n 3:n,n,n,39",
      dice: ["6-6"],
      goal: { event: "entered", times: 4 },
      way: ["n-5", "n-5", "n-5", "n-5"],
      done: {
        en: "All four are out, on one square: in Parqués any number of pieces may share a square, and nobody bars the way.",
        es: "Las cuatro están fuera, en una casilla: en parqués cualquier número de fichas comparte casilla, y nadie cierra el paso.",
      },
      otherwise: {
        en: "Legal, but some stayed in jail. This time bring out all four.",
        es: "Vale, pero algunas se quedaron en la cárcel. Esta vez saca las cuatro.",
      },
    },
    {
      title: { en: "Walking", es: "Caminar" },
      task: {
        en: "Two dice move two pieces, one die each, or one piece by the sum in a single jump. Roll, and move both pieces, one die each.",
        es: "Los dos dados mueven dos fichas, un dado cada una, o una sola ficha con la suma, de un salto. Tira y mueve las dos fichas, un dado cada una.",
      },
      position: "medellin t1 1:n,n,10,24 3:n,n,n,44",
      dice: ["5-3"],
      goal: { event: "walked", times: 2 },
      way: ["10-15 [5]", "24-27 [3]"],
      done: {
        en: "Five for one and three for the other. Pieces go round the board in the order of the numbers.",
        es: "Cinco para una y tres para la otra. Las fichas dan la vuelta al tablero en el orden de los números.",
      },
      otherwise: {
        en: "One piece took the sum: legal too. Try it with both pieces.",
        es: "Una ficha se llevó la suma: también vale. Prueba con las dos fichas.",
      },
    },
    {
      title: { en: "Safe squares", es: "Los seguros" },
      task: {
        en: "Yellow, on 7, is too close for comfort. Twelve squares are safe, and 12 is one of them. Roll, and jump there with the sum: 5 + 7 = 12.",
        es: "Amarillo anda muy cerca, en la 7. Doce casillas son seguras, y la 12 es una de ellas. Tira y salta hasta allí con la suma: 5 + 7 = 12.",
      },
      position: "medellin t1 1:n,n,5,24 3:n,n,n,7",
      dice: ["4-3"],
      goal: { event: "walked", on: ["12"] },
      way: ["5=12 [4+3]"],
      after: ["4-1", "7=12 [4+1]"],
      done: {
        en: "Yellow landed on the same square, and nothing happened: on a safe square both stay.",
        es: "Amarillo cayó en la misma casilla y no pasó nada: en un seguro se quedan las dos.",
      },
      otherwise: {
        en: "That piece is not on the safe square. Take the piece on 5 and jump by the sum to 12.",
        es: "Esa ficha no quedó en el seguro. Toma la de la 5 y salta con la suma a la 12.",
      },
    },
    {
      title: { en: "Capturing", es: "Comer" },
      task: {
        en: "A yellow piece stands on 20, which is not safe. Whoever lands there sends it back to jail. You are seven squares behind it: roll, and capture it.",
        es: "Una ficha amarilla está en la 20, que no es segura. Quien caiga ahí la manda a la cárcel. Estás siete casillas detrás: tira y cómetela.",
      },
      position: "medellin t1 1:n,n,13,24 3:n,n,n,20",
      dice: ["4-3"],
      goal: { event: "walked", captures: true },
      way: ["13=20x [4+3]"],
      done: {
        en: "Off to jail! Only landing captures, never passing by. Parqués pays no reward: the capture is its own.",
        es: "¡A la cárcel! Solo se come al caer, nunca al pasar. En parqués no hay premio: comer ya lo es.",
      },
      otherwise: {
        en: "You left it alone. Careful: a rival may call a missed capture, and the piece that could have made it goes to jail. Try again: 13 + 7 = 20.",
        es: "La dejaste ir. Cuidado: un rival puede cantar la captura omitida, y la ficha que pudo comer va a la cárcel. Otra vez: 13 + 7 = 20.",
      },
    },
    {
      title: { en: "On your exit", es: "En tu salida" },
      task: {
        en: "Yellow rests on your exit, which is a safe square. Safe from pieces that walk, but not from yours that come out of jail: roll, and bring one out.",
        es: "Amarillo descansa en tu salida, que es un seguro. Seguro frente a las fichas que caminan, no frente a las tuyas que salen de la cárcel: tira y saca una.",
      },
      position: "medellin t1 1:n,n,13,24 3:n,n,n,5",
      dice: ["3-3"],
      goal: { event: "entered", captures: true },
      way: ["n-5x"],
      done: {
        en: "Bringing a piece out captures every rival on your exit.",
        es: "Al sacar una ficha se come a todos los rivales que estén en tu salida.",
      },
      otherwise: {
        en: "You walked with the dice, which a double allows. Try again, and bring a piece out.",
        es: "Caminaste con los dados, y un par lo permite. Prueba otra vez y saca una ficha.",
      },
    },
    {
      title: { en: "The third double", es: "El tercer par" },
      task: {
        en: "A double rolls again, but not without end. You have already rolled two in this turn. Roll a third, and see.",
        es: "Con un par se repite, pero no sin fin. Ya sacaste dos en este turno. Tira el tercero y mira.",
      },
      position: "medellin t1 1:n,n,13,51 3:n,n,n,42 dbl=2",
      dice: ["4-4"],
      goal: { event: "penalised" },
      way: [],
      done: {
        en: "The third double is not played: your farthest piece goes to jail and the turn is over. It stood on 51, a safe square; that does not help here.",
        es: "El tercer par no se juega: tu ficha más adelantada va a la cárcel y se acaba el turno. Estaba en la 51, un seguro; aquí no sirve.",
      },
    },
    {
      title: { en: "Calling", es: "Cantar" },
      task: {
        en: "Look: with 4-2 Yellow could have gone from 14 to 20 and captured you, and moved another piece. Until you roll you may call that. Press “Call a missed capture”.",
        es: "Mira: con 4-2 Amarillo pudo ir de la 14 a la 20 y comerte, y movió otra ficha. Hasta que tires puedes cantarlo. Pulsa «Cantar una captura omitida».",
      },
      position: "medellin t3 1:n,n,n,20 3:n,n,14,50",
      before: ["4-2", "50=56 [4+2]"],
      dice: ["5-3"],
      goal: { event: "called" },
      way: ["call"],
      after: ["14!n"],
      done: {
        en: "The piece that missed its capture goes to jail. The button is there before every roll; a wrong call costs nothing. Keep your eyes open, and do not miss your own!",
        es: "La ficha que no comió va a la cárcel. El botón está ahí antes de cada tirada; cantar en falso no cuesta nada. ¡Ojos abiertos, y no omitas las tuyas!",
      },
      otherwise: {
        en: "You rolled, and with that the time to call was over. Try again, and call before you roll.",
        es: "Tiraste, y con eso pasó el momento de cantar. Prueba otra vez y canta antes de tirar.",
      },
    },
    {
      title: { en: "The column", es: "El pasillo" },
      task: {
        en: "After a lap your column opens behind its door, square 68. You may turn in or go round once more. Roll, and turn in with the piece on 66.",
        es: "Tras una vuelta se abre tu pasillo, detrás de la puerta: la casilla 68. Puedes entrar o dar otra vuelta. Tira y entra con la ficha de la 66.",
      },
      position: "medellin t1 1:n,30,66,g 3:n,n,n,42",
      dice: ["4-2"],
      goal: { event: "walked", on: ["1:h2", "1:h4"] },
      way: ["66=h4 [4+2]"],
      done: {
        en: "In your column only your own pieces walk: nobody can capture you there any more.",
        es: "Por tu pasillo solo caminan tus fichas: ahí ya nadie te puede comer.",
      },
      otherwise: {
        en: "That is not the column. Take the piece on 66 and choose a square of the column, h2 or h4.",
        es: "Eso no es el pasillo. Toma la ficha de la 66 y elige una casilla del pasillo, h2 o h4.",
      },
    },
    {
      title: { en: "Into the center", es: "Al cielo" },
      task: {
        en: "The center wants the exact count, no more. Your last piece is in the column, at most six squares away, so you roll a single die. It needs a 5. Roll, and win!",
        es: "Al cielo se llega con el número exacto, ni uno más. Tu última ficha está en el pasillo, a seis casillas o menos, así que tiras un solo dado. Necesita un 5. ¡Tira y gana!",
      },
      position: "medellin t1 1:h3,g,g,g 3:n,n,n,42",
      dice: ["5"],
      goal: { event: "won" },
      way: ["h3-g [5]"],
      done: {
        en: "Four pieces in the center: you win! Now you know all you need for your first game.",
        es: "Cuatro fichas en el cielo: ¡ganaste! Ya sabes todo lo que hace falta para tu primera partida.",
      },
    },
  ],
};
