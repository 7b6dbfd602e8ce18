// Everything that the plots say, in the page's language, and numbers as that language writes them.

const english = {
  share: "share of games won",
  fairShare: "equal shares",
  games: "games",
  turns: "turns",
  median: "median",
  to: "to",
  interval: "95% interval",
  winsLabel: "Share of games won by each seat",
  lengthsLabel: "Histogram of how many turns a game takes",
  fairnessLabel: "Share of games won by each seat at each point of the sweep",
  lowest: "lowest",
  highest: "highest",
  inTables: "all of them are in the tables",
  rolls: "rolls",
  turn: "turn",
  chance: "chance to win",
  reviewLabel: "The chance of each seat to win, roll by roll",
  reviewKey: "Triangle: an inaccuracy, a mistake or a blunder, by its size. Star: a lucky roll. Cross: an unlucky one.",
  atTheEnd: "at the end",
  noData: "There are no data for this plot.",
};

type Phrases = typeof english;

const spanish: Phrases = {
  share: "parte de las partidas ganadas",
  fairShare: "partes iguales",
  games: "partidas",
  turns: "turnos",
  median: "mediana",
  to: "a",
  interval: "intervalo del 95 %",
  winsLabel: "Parte de las partidas que gana cada puesto",
  lengthsLabel: "Histograma de los turnos que dura una partida",
  fairnessLabel: "Parte de las partidas que gana cada puesto en cada punto del barrido",
  lowest: "el menor",
  highest: "el mayor",
  inTables: "todos están en las tablas",
  rolls: "tiradas",
  turn: "turno",
  chance: "probabilidad de ganar",
  reviewLabel: "La probabilidad de ganar de cada puesto, tirada a tirada",
  reviewKey:
    "Triángulo: una imprecisión, un error o un error grave, según su tamaño. Estrella: una tirada con suerte. Cruz: una " +
    "con mala suerte.",
  atTheEnd: "al final",
  noData: "No hay datos para esta gráfica.",
};

export interface Words {
  say: Phrases;
  number: (value: number) => string;
  count: (value: number) => string;
  percent: (value: number) => string;
  /** For axes: no more decimals than the ticks need. */
  shortNumber: (value: number) => string;
  shortPercent: (value: number) => string;
}

export function wordsFor(lang: string): Words {
  const isSpanish = lang.toLowerCase().startsWith("es");
  const format = (options: Intl.NumberFormatOptions) => {
    // Four digits are grouped too in Spanish, so that a column of counts reads alike.
    const made = new Intl.NumberFormat(isSpanish ? "es" : "en", { useGrouping: true, ...options });
    return (value: number) => made.format(value);
  };
  return {
    say: isSpanish ? spanish : english,
    number: format({ minimumSignificantDigits: 4, maximumSignificantDigits: 4 }),
    count: format({ maximumFractionDigits: 0 }),
    percent: format({ style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    shortNumber: format({ maximumSignificantDigits: 6 }),
    shortPercent: format({ style: "percent", maximumFractionDigits: 2 }),
  };
}
