import type { CalculatorInput, Drafts } from './inputs';

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
export function foreignParameters(search: string, inputs: Inputs): [string, string][] {
  const own = new Set<string>(inputs.map(({ name }) => name));
  return [...new URLSearchParams(search)].filter(([name]) => !own.has(name));
}
