import type { Lesson } from "../lesson.js";

export const parchis: Lesson = {
  id: "parchis",
  rules: "parchis4a",
  name: { en: "Parchís", es: "Parchís" },
  about: { en: "Spain, with one die: eat one and count twenty.", es: "España, con un dado: te como una y cuento veinte." },
  minutes: 4,
  steps: [
    {
      title: { en: "Out with a five", es: "Salir con un cinco" },
      task: {
        en: "Your four yellow pawns wait at home. A five brings them out, and your first five of the game brings out two. Roll, and bring them out.",
        es: "Tus cuatro fichas amarillas esperan en casa. Salen con un cinco, y con tu primer cinco de la partida salen dos. Tira y sácalas.",
      },
      position: "parchis4a t1 1:n,n,n,n 3:n,n,39,39 f5=3",
      dice: ["5"],
      goal: { event: "entered" },
      way: ["n-5"],
      done: { en: "Two pawns on your start. From now on a five brings out one.", es: "Dos fichas en tu salida. Desde ahora, cada cinco saca una." },
    },
    {
      title: { en: "A five must", es: "El cinco obliga" },
      task: {
        en: "Later in the game, with pawns still at home. Roll: it is a five again, and look at what you may do.",
        es: "Más adelante, con fichas aún en casa. Tira: otra vez un cinco, y mira qué puedes hacer.",
      },
      position: "parchis4a t1 1:n,n,5,20 3:n,n,n,42 f5=13",
      dice: ["5"],
      goal: { event: "entered" },
      way: ["n-5"],
      done: {
        en: "There was no other choice: while somebody is at home a five must bring one out, unless two of your own already stand on the start.",
        es: "No había otra opción: mientras quede alguna en casa el cinco obliga a sacarla, salvo que ya tengas dos en la salida.",
      },
    },
    {
      title: { en: "Safe squares", es: "Los seguros" },
      task: {
        en: "Red is close to your pawn on 8. Twelve squares are safe, and 12 is one of them. Roll, and go there.",
        es: "Rojo anda cerca de tu ficha de la 8. Doce casillas son seguras, y la 12 es una de ellas. Tira y ve allí.",
      },
      position: "parchis4a t1 1:n,n,8,31 3:n,n,n,10 f5=13",
      dice: ["4"],
      goal: { event: "walked", on: ["12"] },
      way: ["8-12 [4]"],
      after: ["2", "10-12 [2]"],
      done: {
        en: "Red came to the same square, and nobody was eaten: on a safe square two colours stand together. No square of the way holds more than two pawns.",
        es: "Rojo llegó a la misma casilla y nadie comió: en un seguro conviven dos colores. Ninguna casilla del camino admite más de dos fichas.",
      },
      otherwise: { en: "The pawn on 8 is still in danger. Move it four squares, to 12.", es: "La ficha de la 8 sigue en peligro. Muévela cuatro casillas, a la 12." },
    },
    {
      title: { en: "Eat one, count twenty", es: "Comer una y contar veinte" },
      task: {
        en: "A red pawn stands alone on 20, which is not safe: three squares before yours on 17. Roll, eat it, and count twenty with any one pawn.",
        es: "Una ficha roja está sola en la 20, que no es segura: tres casillas por delante de la tuya de la 17. Tira, cómetela y cuenta veinte con la ficha que quieras.",
      },
      position: "parchis4a t1 1:n,n,17,30 3:n,n,n,20 f5=13",
      dice: ["3"],
      goal: { event: "reward_played" },
      way: ["17-20x [3]", "30+50 [20]"],
      done: {
        en: "The red pawn is back home, and you are twenty squares ahead. The twenty must be counted at once, if any pawn can.",
        es: "La ficha roja vuelve a casa y tú avanzas veinte. Las veinte se cuentan en el acto, si alguna ficha puede.",
      },
      otherwise: { en: "You let it go. Try again: from 17, three squares on, it stands on 20.", es: "La dejaste ir. Otra vez: desde la 17, tres casillas más allá, está en la 20." },
    },
    {
      title: { en: "The blockade", es: "La barrera" },
      task: {
        en: "Two pawns of one colour on one square are a blockade. Roll, and build one on 25, in front of Red.",
        es: "Dos fichas del mismo color en una casilla son una barrera. Tira y haz una en la 25, delante de Rojo.",
      },
      position: "parchis4a t1 1:n,n,22,25 3:n,n,n,23 f5=13",
      dice: ["3"],
      goal: { event: "blockade_formed" },
      way: ["22-25 [3]"],
      after: ["4"],
      done: {
        en: "Red rolled a 4 and could not move: nobody passes a blockade, not even its owner.",
        es: "Rojo sacó un 4 y no pudo mover: nadie pasa una barrera, ni siquiera su dueño.",
      },
      otherwise: { en: "No blockade that way. Bring the pawn on 22 to the one on 25.", es: "Así no hay barrera. Lleva la ficha de la 22 con la de la 25." },
    },
    {
      title: { en: "A six opens it", es: "El seis la abre" },
      task: {
        en: "A six rolls again. But whoever has a blockade must open it with a six, if it can be opened. Roll, and play it.",
        es: "Con un seis se repite. Pero quien tiene una barrera debe abrirla con el seis, si se puede. Tira y juégalo.",
      },
      position: "parchis4a t1 1:n,14,25,25 3:n,n,n,44 f5=13",
      dice: ["6"],
      goal: { event: "blockade_opened" },
      way: ["25-31 [6]"],
      done: { en: "The pawn on 14 was not allowed to move: the blockade had to open. And now you would roll again.", es: "La ficha de la 14 no podía mover: había que abrir la barrera. Y ahora repetirías tirada." },
    },
    {
      title: { en: "Six is seven", es: "El seis vale siete" },
      task: {
        en: "Nobody is at home any more. Then a six counts seven. Roll, and walk seven squares with a pawn.",
        es: "Ya no queda nadie en casa. Entonces el seis cuenta siete. Tira y camina siete casillas con una ficha.",
      },
      position: "parchis4a t1 1:10,30,h2,g 3:n,n,n,50 f5=13",
      dice: ["6"],
      goal: { event: "walked" },
      way: ["10-17 [7]"],
      done: { en: "Seven squares, and a six still rolls again.", es: "Siete casillas, y con el seis además se repite." },
    },
    {
      title: { en: "The third six", es: "El tercer seis" },
      task: {
        en: "You have rolled two sixes in this turn, and last moved the pawn that stands on 29. Roll a third six, and see.",
        es: "Llevas dos seises en este turno, y lo último que moviste fue la ficha de la 29. Tira el tercer seis y mira.",
      },
      position: "parchis4a t1 1:n,n,19,29 3:n,n,n,50 dbl=2 last=29 f5=13",
      dice: ["6"],
      goal: { event: "penalised" },
      way: [],
      done: {
        en: "The third six is not played: the pawn moved last goes home, even from a safe square, and the turn is over. In the corridor it would have been out of reach.",
        es: "El tercer seis no se juega: la última ficha movida se va a casa, aunque esté en un seguro, y se acaba el turno. En el pasillo no le habría pasado nada.",
      },
    },
    {
      title: { en: "The corridor", es: "El pasillo" },
      task: {
        en: "After the lap a pawn turns into its corridor, behind square 68. There is no second lap. Roll, and take the pawn on 66 inside.",
        es: "Tras la vuelta, la ficha entra en su pasillo, detrás de la casilla 68. No hay segunda vuelta. Tira y mete la ficha de la 66.",
      },
      position: "parchis4a t1 1:n,n,31,66 3:n,n,n,44 f5=13",
      dice: ["4"],
      goal: { event: "walked", on: ["1:h2"] },
      way: ["66-h2 [4]"],
      done: { en: "In your corridor only your own pawns walk: nobody eats you there.", es: "Por tu pasillo solo caminan tus fichas: ahí nadie te come." },
      otherwise: { en: "That was the other pawn. Take the one on 66.", es: "Esa era la otra ficha. Toma la de la 66." },
    },
    {
      title: { en: "The goal", es: "La meta" },
      task: {
        en: "The goal wants the exact count: your pawn in the corridor needs a 4. Whoever arrives counts ten with another pawn. Roll, go in, and count ten.",
        es: "A la meta se llega con el número exacto: tu ficha del pasillo necesita un 4. Quien llega cuenta diez con otra ficha. Tira, entra y cuenta diez.",
      },
      position: "parchis4a t1 1:n,n,20,h4 3:n,n,n,50 f5=13",
      dice: ["4"],
      goal: { event: "reward_played" },
      way: ["h4-g [4]", "20+30 [10]"],
      done: {
        en: "One home, three to go. The others play on until every place is known. Now for your first game!",
        es: "Una en la meta, faltan tres. Los demás siguen hasta saberse todos los puestos. ¡A por tu primera partida!",
      },
      otherwise: { en: "That was the other pawn. The one in the corridor needs exactly this 4.", es: "Esa era la otra ficha. La del pasillo necesita justo este 4." },
    },
  ],
};
