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

type Inputs = readonly CalculatorInput[];

export function initialDrafts(inputs: Inputs): Drafts {
  return Object.fromEntries(inputs.map(({ name, initial }) => [name, String(initial)]));
}

export function draftsFrom(search: string, inputs: Inputs): Drafts {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    inputs.map(({ name, initial }) => [name, parameters.get(name) ?? String(initial)]),
  );
}

/** `search` with the fields that differ from the start; what belongs to others stays. */
export function searchFor(search: string, inputs: Inputs, drafts: Drafts): string {
  const parameters = new URLSearchParams(search);
  for (const { name, initial } of inputs) {
    const draft = drafts[name] ?? '';
    if (draft === String(initial)) parameters.delete(name);
    else parameters.set(name, draft);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The parameters in `search` that none of `inputs` is behind, for a form that must not lose them. */
export function otherParameters(search: string, inputs: Inputs): [string, string][] {
  const own = new Set<string>(inputs.map(({ name }) => name));
  return [...new URLSearchParams(search)].filter(([name]) => !own.has(name));
}
