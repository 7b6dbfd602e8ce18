// Everything that draws with the plots' library, in one chunk.
export { drawLengths } from "../../../report/lengths.js";
export { drawBySeat, drawWins } from "../../../report/seats.js";
export { wordsFor } from "../../../report/words.js";
export { drawShares } from "../watch/shares_plot.js";
