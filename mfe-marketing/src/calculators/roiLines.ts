import { decimal, dollars, oneDecimal, whole } from '../format';
import type { ResultLine } from './ResultSheet';
import { type Roi, type RoiValues, roiAssumptions } from './roi';

const { workingDays, quoteTimeCut, communicationCut, reworkCut, accuracyBenchmark } =
  roiAssumptions;
const { winRatePerAccuracy, implementationCost } = roiAssumptions;
const share = (part: number) => `${whole(part * 100)}%`;

/** Every step of ROI calculator 1 with the numbers at hand. */
export function roiLines(values: RoiValues, roi: Roi): ResultLine[] {
  const jobs = `${whole(roi.monthlyJobs)} jobs`;
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
      formula: `${winRatePerAccuracy} × (${accuracyBenchmark} − ${decimal(values.quoteAccuracy)}) = ${decimal(roi.winRateGain)} points${isCapped ? ', up to a win rate of 100%' : ''}; ${jobs} × ${decimal(roi.winRateGain)}% = ${decimal(roi.extraJobs)} jobs × ${dollars(values.jobValue)}`,
    },
    {
      name: 'Total a month',
      value: dollars(roi.monthlyTotal),
      formula: `Sum of the four; a month has ${workingDays} working days: ${decimal(values.jobsPerDay)} × ${workingDays} = ${jobs}`,
    },
    {
      name: 'Months to ROI',
      value: oneDecimal(roi.monthsToRoi),
      formula:
        roi.monthlyTotal > 0
          ? `${dollars(implementationCost)} for the implementation ÷ ${dollars(roi.monthlyTotal)}`
          : 'Without a gain there is nothing to pay back',
    },
  ];
}
