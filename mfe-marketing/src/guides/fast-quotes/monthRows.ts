import { initialDrafts, readValues } from '../../calculators/inputs';
import { calculateRoi, roiAssumptions, roiInputs } from '../../calculators/roi';
import { decimal, dollars, wholeNumber } from '../../format';

const { quoteTimeCut, communicationCut, reworkCut } = roiAssumptions;

/** The calculator's own example shop, a month by hand beside a month by rule. */
export function monthRows(): string[][] {
  const values = readValues(roiInputs, initialDrafts(roiInputs));
  const roi = calculateRoi(values);
  // What is saved is a part of what there was: the rest is what remains.
  const cut = (name: string, saved: number, part: number, worth: number) => [
    name,
    wholeNumber(saved / part),
    wholeNumber(saved / part - saved),
    dollars(worth),
  ];
  return [
    cut('Hours spent on quotes', roi.quoteHours, quoteTimeCut, roi.quoteSaving),
    cut(
      'Hours spent on questions and status calls',
      roi.communicationHours,
      communicationCut,
      roi.communicationSaving,
    ),
    cut('Jobs redone', roi.reworks, reworkCut, roi.reworkSaving),
    [
      'Win rate',
      `${decimal(values.winRate)}%`,
      `${decimal(values.winRate + roi.winRateGain)}%`,
      dollars(roi.extraRevenue),
    ],
    ['Total', '', '', dollars(roi.monthlyTotal)],
  ];
}
