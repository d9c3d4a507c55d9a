import { formatNumber } from '@pressline/shared-ui/format';

export interface CalculatorInput<Name extends string = string> {
  name: Name;
  /** With the unit, if it counts anything but pieces. */
  label: string;
  initial: number;
  max: number;
  step: number;
}

export type Values<Inputs extends readonly CalculatorInput[]> = Record<
  Inputs[number]['name'],
  number
>;

/** The text of each field, because an emptied field stays empty. */
export type Drafts = Readonly<Record<string, string>>;

/** The number that a field counts as: empty and unreadable text are 0, others lie within the range. */
export function readNumber(draft: string, { max }: CalculatorInput): number {
  const number = Number(draft);
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), max);
}

/** The error of a field whose text is not the number that it counts as. */
export function rangeProblem(draft: string, input: CalculatorInput): string | undefined {
  const counted = readNumber(draft, input);
  if (draft.trim() === '' || Number(draft) === counted) return undefined;
  const range = `Enter a number from 0 to ${formatNumber(input.max)}.`;
  return `${range} Using ${formatNumber(counted)} for now.`;
}

export function readValues<Inputs extends readonly CalculatorInput[]>(
  inputs: Inputs,
  drafts: Drafts,
): Values<Inputs> {
  return Object.fromEntries(
    inputs.map((input) => [input.name, readNumber(drafts[input.name] ?? '', input)]),
  ) as Values<Inputs>;
}
