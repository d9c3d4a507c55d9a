/** The whole numbers that were typed behind `--`. For anything else it says how to call the program, and ends it. */
export function typedNumbers(usage: string, most = 1): number[] {
  const numbers = process.argv.slice(2).map(Number);
  const areGood = numbers.every((number) => Number.isInteger(number) && number > 0);
  if (areGood && numbers.length <= most) return numbers;
  console.error(`usage: npm run ${usage}`);
  process.exit(2);
}
