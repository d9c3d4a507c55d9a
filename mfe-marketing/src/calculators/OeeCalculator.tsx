import { dollars, signedPercent } from '../format';
import { Calculator } from './Calculator';
import { calculateOee, oeeHint, oeeInputs, oeeTargets } from './oee';
import { oeeLines } from './oeeLines';
import { ResultSheet } from './ResultSheet';

const { availability, performance, quality, worldClass } = oeeTargets;
const note = `Where to aim: availability ${availability}%+, performance ${performance}%+, quality ${quality}%+. Multiplied they give about ${worldClass}%, which is called world class. The revenue comes only if sales can sell the hours you free.`;

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
