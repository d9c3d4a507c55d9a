import { decimal, dollars, signedPercent } from '../format';
import type { calculateOee, OeeValues } from './oee';
import type { ResultLine } from './ResultSheet';

/** Every step of the OEE calculator with the numbers at hand. */
export function oeeLines(
  { annualRevenue, currentOEE, targetOEE }: OeeValues,
  oee: ReturnType<typeof calculateOee>,
): ResultLine[] {
  const growth = `(${decimal(targetOEE)} − ${decimal(currentOEE)}) ÷ ${decimal(currentOEE)}`;
  const isComputable = currentOEE > 0;
  const lines = [
    {
      name: 'Capacity increase',
      value: signedPercent(oee.capacityIncrease),
      formula: isComputable ? growth : 'Needs a current OEE above 0',
    },
    {
      name: 'Revenue potential',
      value: dollars(oee.revenuePotential),
      formula: isComputable
        ? `${dollars(annualRevenue)} × ${growth}`
        : 'Needs a current OEE above 0',
    },
  ];
  if (oee.revenuePotential <= 0) return lines;
  return [
    ...lines,
    {
      name: 'Monthly potential',
      value: dollars(oee.monthlyPotential),
      formula: `${dollars(oee.revenuePotential)} ÷ 12`,
    },
  ];
}
