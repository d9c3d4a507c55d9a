import type { CalculatorInput, Values } from './inputs';

export const oeeInputs = [
  {
    name: 'annualRevenue',
    label: 'Annual revenue ($)',
    initial: 2_000_000,
    max: 1_000_000_000_000,
    step: 100_000,
  },
  { name: 'currentOEE', label: 'Current OEE (%)', initial: 65, max: 100, step: 1 },
  { name: 'targetOEE', label: 'Target OEE (%)', initial: 75, max: 100, step: 1 },
] as const satisfies readonly CalculatorInput[];

export type OeeValues = Values<typeof oeeInputs>;

/** What good shops reach, in percent. */
export const oeeTargets = {
  availability: 90,
  performance: 95,
  quality: 99,
  worldClass: 85,
} as const;

/** OEE calculator: what the way from current to target OEE is worth at today's revenue. */
export function calculateOee({ annualRevenue, currentOEE, targetOEE }: OeeValues) {
  // From an OEE of 0 there is no percentage to go up by.
  const growth = currentOEE > 0 ? (targetOEE - currentOEE) / currentOEE : 0;
  const revenuePotential = annualRevenue * growth;
  return {
    /** In percent. */
    capacityIncrease: growth * 100,
    revenuePotential,
    monthlyPotential: revenuePotential / 12,
  };
}

/** Why there is no gain to show, if there is none. */
export function oeeHint({ currentOEE, targetOEE }: OeeValues): string | undefined {
  if (currentOEE === 0) {
    return 'Enter a current OEE above 0.';
  }
  if (targetOEE <= currentOEE) {
    return 'Enter a target higher than your current OEE to see what the difference is worth.';
  }
  return undefined;
}
