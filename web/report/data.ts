// What a report carries: the JSON that the program writes into the page. schemas/report.schema.json says what is in it.
import type { ReportData } from "../engine/answers.js";

export type { Histogram, Interval, NamedShare, ReportData, ReviewData, ReviewMark, ReviewSeat, SimData, SweepData, SweepPoint } from "../engine/answers.js";

export function readData(page: Document): ReportData | null {
  const text = page.getElementById("salida-data")?.textContent;
  return text ? (JSON.parse(text) as ReportData) : null;
}
