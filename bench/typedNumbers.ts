interface Bounds {
  most?: number;
  least?: number;
  typed?: readonly string[];
}

/** The whole numbers that were typed behind `--`. For anything else it says how to call the program, and ends it. */
export function typedNumbers(
  usage: string,
  { most = 1, least = 1, typed = process.argv.slice(2) }: Bounds = {},
): number[] {
  const numbers = typed.map(Number);
  const areGood = numbers.every((number) => Number.isInteger(number) && number >= least);
  if (areGood && numbers.length <= most) return numbers;
  console.error(`usage: npm run ${usage}`);
  process.exit(2);
}
