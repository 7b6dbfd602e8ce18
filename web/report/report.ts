// Draws the plots of a report: fills each <figure data-plot="..."> of the page from the data that the page carries.
import { type ReportData, readData } from "./data.js";
import { drawLengths } from "./lengths.js";
import { drawReview } from "./review.js";
import { drawBySeat, drawWins } from "./seats.js";
import { drawFairness, drawStatistic } from "./sweep.js";
import { type Words, wordsFor } from "./words.js";

function draw(data: ReportData | null, plot: string, words: Words, width: number): Element | null {
  if (data?.kind === "sim") {
    if (plot === "wins") return drawWins(data, words, width);
    if (plot === "lengths") return drawLengths(data, words, width);
    if (plot === "by-seat") return drawBySeat(data, words, width);
  }
  if (data?.kind === "sweep") {
    if (plot === "sweep-fairness") return drawFairness(data, words, width);
    if (plot.startsWith("sweep-")) return drawStatistic(data, plot.slice("sweep-".length), words, width);
  }
  if (data?.kind === "review" && plot === "review") return drawReview(data, words, width);
  return null;
}

function nothingToDraw(words: Words): Element {
  const note = document.createElement("p");
  note.textContent = words.say.noData;
  return note;
}

function fill(figure: HTMLElement, data: ReportData | null, words: Words, width: number): void {
  const drawn = draw(data, figure.dataset.plot ?? "", words, width) ?? nothingToDraw(words);
  drawn.classList.add("plot");
  figure.querySelector(":scope > .plot")?.remove();
  figure.prepend(drawn);
}

function start(): void {
  const data = readData(document);
  const words = wordsFor(document.documentElement.lang);
  const widths = new WeakMap<Element, number>();
  // Drawn for the width that there is, and again where it changes: text keeps its size on a phone.
  const watcher = new ResizeObserver((changes) => {
    for (const { target, contentRect } of changes) {
      const width = Math.floor(contentRect.width);
      if (width === 0 || widths.get(target) === width) continue;
      widths.set(target, width);
      fill(target as HTMLElement, data, words, width);
    }
  });
  for (const figure of document.querySelectorAll<HTMLElement>("figure[data-plot]")) watcher.observe(figure);
}

start();
