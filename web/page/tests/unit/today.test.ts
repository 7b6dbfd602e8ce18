import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "../../src/today.js";

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = "America/Bogota";
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test("today is the day on the calendar of whoever plays", () => {
  expect(today(new Date("2026-03-02T04:59:00Z"))).toBe("2026-03-01");
  expect(today(new Date("2026-03-02T05:00:00Z"))).toBe("2026-03-02");
});
