import { decimal, dollars, signedPercent } from '../format';
import { Calculator } from './Calculator';
import { calculateOee, type OeeValues, oeeHint, oeeInputs, oeeTargets } from './oee';
import { type ResultLine, ResultSheet } from './ResultSheet';

function oeeLines(
  { annualRevenue, currentOEE, targetOEE }: OeeValues,
  oee: ReturnType<typeof calculateOee>,
): ResultLine[] {
  const growth = `(${decimal(targetOEE)} − ${decimal(currentOEE)}) ÷ ${decimal(currentOEE)}`;
  const isComputable = currentOEE > 0;
  const lines = [
    {
      name: 'Capacity increase',
      value: signedPercent(oee.capacityIncrease),
      formula: isComputable ? growth : 'Enter a current OEE above 0',
    },
    {
      name: 'Revenue potential',
      value: dollars(oee.revenuePotential),
      formula: isComputable
        ? `${dollars(annualRevenue)} × ${growth}`
        : 'Enter a current OEE above 0',
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

const { availability, performance, quality, worldClass } = oeeTargets;
const note = `Targets: availability ${availability}%+, performance ${performance}%+, quality ${quality}%+. Together they make an OEE of about ${worldClass}%, which is considered world class. You see the extra revenue only if sales can fill the hours you free up.`;

/** OEE calculator: what more of the press hours that exist already is worth. */
export default function OeeCalculator() {
  return (
    <Calculator id="oee-calculator" inputs={oeeInputs} resultLabel="Result of the OEE calculator">
      {(values) => {
        const oee = calculateOee(values);
        return (
          <ResultSheet
            figures={[
              { value: dollars(oee.revenuePotential), label: 'revenue potential a year' },
              { value: signedPercent(oee.capacityIncrease), label: 'capacity' },
              ...(oee.revenuePotential > 0
                ? [{ value: dollars(oee.monthlyPotential), label: 'a month' }]
                : []),
              { value: '6 to 12 months', label: 'typical payback' },
            ]}
            hint={oeeHint(values)}
            lines={oeeLines(values, oee)}
            note={note}
          />
        );
      }}
    </Calculator>
  );
}
