const STEPS = [1, 2, 5, 10];

/** Round values from 0 to at least `highest`, at most five, for the lines behind a chart. */
export function scaleLines(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4;
  const magnitude = Math.max(1, 10 ** Math.floor(Math.log10(rough)));
  const factor = STEPS.find((step) => step * magnitude >= rough) ?? 10;
  const distance = factor * magnitude;
  const count = Math.max(1, Math.ceil(highest / distance));
  return Array.from({ length: count + 1 }, (_, index) => index * distance);
}
