import { dollars, oneDecimal, whole } from '../format';
import { Calculator } from './Calculator';
import { ResultSheet } from './ResultSheet';
import { calculateRoi, roiInputs } from './roi';
import { roiLines } from './roiLines';

const note =
  'An estimate, as good as its nine numbers. Saved hours become money only where they are put to paid use, and more work won is revenue, not profit: it still needs paper and press time.';

export default function RoiCalculator() {
  return (
    <Calculator id="roi-calculator" inputs={roiInputs} resultLabel="Result of the ROI calculator">
      {(values) => {
        const roi = calculateRoi(values);
        return (
          <ResultSheet
            figures={[
              { value: dollars(roi.annualTotal), label: 'annual impact' },
              { value: dollars(roi.monthlyTotal), label: 'a month' },
              { value: oneDecimal(roi.monthsToRoi), label: 'months to ROI' },
              {
                value: whole(roi.quoteHours + roi.communicationHours),
                label: 'hours freed a month',
              },
            ]}
            lines={roiLines(values, roi)}
            note={note}
          />
        );
      }}
    </Calculator>
  );
}
