// The day of a record, as the calendar had it where the game was played.
import { headOf } from "./record.js";

/** "2026-11-16"; null where the record does not say it. */
export function dayIn(record: string): string | null {
  const day = headOf(record).date;
  return day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** Its first moment here. */
export function momentOf(day: string): number {
  return new Date(`${day}T00:00`).getTime();
}
