import { decimal, dollars, oneDecimal, wholeNumber } from '../format';
import { Calculator } from './Calculator';
import { type ResultLine, ResultSheet } from './ResultSheet';
import { calculateRoi, type Roi, type RoiValues, roiAssumptions, roiInputs } from './roi';

const { workingDays, quoteTimeCut, communicationCut, reworkCut, accuracyBenchmark } =
  roiAssumptions;
const { winRatePerAccuracy, implementationCost } = roiAssumptions;
const share = (part: number) => `${wholeNumber(part * 100)}%`;

function roiLines(values: RoiValues, roi: Roi): ResultLine[] {
  const jobs = `${wholeNumber(roi.monthlyJobs)} jobs`;
  const wage = dollars(values.laborCost);
  const isCapped = values.winRate + roi.winRateGain >= 100 && roi.winRateGain > 0;
  return [
    {
      name: 'Quoting time saved',
      value: dollars(roi.quoteSaving),
      formula: `${jobs} × ${decimal(values.quoteMinutes)} min ÷ 60 × ${share(quoteTimeCut)} = ${decimal(roi.quoteHours)} h × ${wage}`,
    },
    {
      name: 'Communication time saved',
      value: dollars(roi.communicationSaving),
      formula: `${jobs} × ${decimal(values.communicationMinutes)} min ÷ 60 × ${share(communicationCut)} = ${decimal(roi.communicationHours)} h × ${wage}`,
    },
    {
      name: 'Rework avoided',
      value: dollars(roi.reworkSaving),
      formula: `${jobs} × ${decimal(values.reworkRate)}% × ${share(reworkCut)} = ${decimal(roi.reworks)} reworks × ${dollars(values.reworkCost)}`,
    },
    {
      name: 'More work won',
      value: dollars(roi.extraRevenue),
      formula: `${winRatePerAccuracy} × (${accuracyBenchmark} − ${decimal(values.quoteAccuracy)}) = ${decimal(roi.winRateGain)} points${isCapped ? ', capped at a win rate of 100%' : ''}; ${jobs} × ${decimal(roi.winRateGain)}% = ${decimal(roi.extraJobs)} jobs × ${dollars(values.jobValue)}`,
    },
    {
      name: 'Total a month',
      value: dollars(roi.monthlyTotal),
      formula: `Sum of the four, at ${workingDays} working days a month: ${decimal(values.jobsPerDay)} × ${workingDays} = ${jobs}`,
    },
    {
      name: 'Months to ROI',
      value: oneDecimal(roi.monthsToRoi),
      formula:
        roi.monthlyTotal > 0
          ? `${dollars(implementationCost)} implementation cost ÷ ${dollars(roi.monthlyTotal)}`
          : 'No monthly gain, so no payback time',
    },
  ];
}

const note =
  'This is an estimate based on your nine numbers. Saved hours turn into money only if you use them for paid work. Extra work won is revenue, not profit: it still needs paper and press time.';

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
                value: wholeNumber(roi.quoteHours + roi.communicationHours),
                label: 'hours saved a month',
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
