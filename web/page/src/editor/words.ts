import { catalogue } from "../words/catalogue.js";

export const words = catalogue({
  title: { en: "Set up a position", es: "Montar una posición" },
  help: {
    en: "Tap a piece, then the square to put it on. Or use the lists below.",
    es: "Toca una ficha y luego la casilla donde va. O usa las listas de abajo.",
  },
  rules: { en: "Rules", es: "Reglas" },
  who: { en: "Who plays", es: "Quién juega" },
  turn: { en: "To move", es: "Le toca a" },
  pieces: { en: "Pieces", es: "Fichas" },
  in_nest: { en: "{0}: {1} in the nest", es: "{0}: {1} en el inicio" },
  at_home: { en: "{0}: {1} home", es: "{0}: {1} en la meta" },
  taken: {
    en: "A piece of {0} is in your hand (it stood on: {1}). Tap a square for it.",
    es: "Tienes en la mano una ficha de {0} (estaba en: {1}). Toca su casilla.",
  },
  to_nest: { en: "To the nest", es: "Al inicio" },
  to_home: { en: "Home", es: "A la meta" },
  put_down: { en: "Put it back", es: "Dejarla donde estaba" },
  not_its: { en: "That square is not on the way of {0}.", es: "Esa casilla no está en el camino de {0}." },
  nothing_there: { en: "There is no piece there.", es: "Ahí no hay ninguna ficha." },
  move: { en: "Move a piece by lists", es: "Mover una ficha con listas" },
  seat: { en: "Piece of", es: "Ficha de" },
  from: { en: "From", es: "De" },
  to: { en: "To", es: "A" },
  nest: { en: "the nest", es: "el inicio" },
  goal: { en: "home", es: "la meta" },
  square: { en: "square {0}", es: "casilla {0}" },
  column: { en: "column {0}", es: "pasillo {0}" },
  put: { en: "Put it there", es: "Ponerla ahí" },
  undo: { en: "Undo", es: "Deshacer" },
  undone: { en: "Undone.", es: "Deshecho." },
  clear: { en: "Everything to the nests", es: "Todo al inicio" },
  text: { en: "The position as text", es: "La posición como texto" },
  text_help: {
    en: "Type or paste a position, as in {0}",
    es: "Escribe o pega una posición, como {0}",
  },
  copy: { en: "Copy the text", es: "Copiar el texto" },
  copy_link: { en: "Copy a link", es: "Copiar un enlace" },
  copied: { en: "Copied.", es: "Copiado." },
  link: { en: "Link to this position", es: "Enlace a esta posición" },
  refused: { en: "That is not a position that can be played.", es: "Esa posición no se puede jugar." },
  refused_word: { en: "That is not a position that can be played: see “{0}”.", es: "Esa posición no se puede jugar: mira «{0}»." },
  stays: { en: "The board stays as it was.", es: "El tablero queda como estaba." },
  engine_says: { en: "In the program's words:", es: "En palabras del programa (en inglés):" },
  play: { en: "Play from here", es: "Jugar desde aquí" },
  start: { en: "Start the game from here", es: "Empezar la partida desde aquí" },
  no_roll: {
    en: "A game begins where a roll is awaited: change whose turn it is or move a piece.",
    es: "Una partida empieza donde se espera una tirada: cambia el turno o mueve una ficha.",
  },
  mend: {
    en: "The text below is not a position that can be played: mend it, or empty it to go on with the board.",
    es: "El texto de abajo no es una posición que se pueda jugar: corrígelo, o vacíalo para seguir con el tablero.",
  },
  is_over: { en: "In this position the game is over: put a piece back on the board.", es: "En esta posición la partida terminó: devuelve una ficha al tablero." },
  board_of: { en: "The board. {0}", es: "El tablero. {0}" },
});

/** What the engine objects to, with what stands for {0} and {1} in its own sentence. */
export const refusals = catalogue({
  rules: { en: "There are no rules called {0} in this browser.", es: "En este navegador no hay reglas llamadas {0}." },
  too_many: { en: "At most {0} pieces fit on {1}.", es: "Como mucho {0} fichas caben en {1}." },
  not_shared: { en: "By these rules two colours do not share {0}, safe as it is.", es: "Con estas reglas dos colores no comparten {0}, aunque sea seguro." },
  not_safe: { en: "Two colours cannot stand together on {0}: it is not safe.", es: "Dos colores no pueden estar juntos en {0}: no es seguro." },
  past_door: {
    en: "Whoever is to move has no way on from {1}: it lies past their door, {0}.",
    es: "A quien le toca no le queda camino desde {1}: está más allá de su entrada, {0}.",
  },
  too_few: { en: "At least two must play.", es: "Deben jugar al menos dos." },
  finished: { en: "Whoever is to move has finished already: choose another turn.", es: "A quien le toca ya terminó: elige otro turno." },
  order: {
    en: "Several are home: say in the text in which order they came, as in fin=13.",
    es: "Varios ya llegaron: di en el texto en qué orden, como en fin=13.",
  },
  pieces: { en: "Each has {0} pieces; found {1}.", es: "Cada uno tiene {0} fichas; hay {1}." },
  square: {
    en: "A piece stands on n (the nest), 1 to {0}, h1 to h7 or g (home), not on {1}.",
    es: "Una ficha está en n (el inicio), de 1 a {0}, de h1 a h7 o en g (la meta), no en {1}.",
  },
});
