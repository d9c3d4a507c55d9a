import { initialDrafts } from '../../calculators/address';
import { readValues } from '../../calculators/inputs';
import { calculateRoi, roiAssumptions, roiInputs } from '../../calculators/roi';
import { comparison } from '../../content/guides/fastQuotesFigures';
import { decimal, dollars, whole } from '../../format';

const { quoteTimeCut, communicationCut, reworkCut } = roiAssumptions;
const { rows: names } = comparison;

/** The calculator's own example shop, a month by hand beside a month by rule. */
export function monthRows(): string[][] {
  const values = readValues(roiInputs, initialDrafts(roiInputs));
  const roi = calculateRoi(values);
  // What is saved is a part of what there was: the rest is what remains.
  const cut = (name: string, saved: number, part: number, worth: number) => [
    name,
    whole(saved / part),
    whole(saved / part - saved),
    dollars(worth),
  ];
  return [
    cut(names.quoting, roi.quoteHours, quoteTimeCut, roi.quoteSaving),
    cut(names.communication, roi.communicationHours, communicationCut, roi.communicationSaving),
    cut(names.rework, roi.reworks, reworkCut, roi.reworkSaving),
    [
      names.winRate,
      `${decimal(values.winRate)}%`,
      `${decimal(values.winRate + roi.winRateGain)}%`,
      dollars(roi.extraRevenue),
    ],
    [names.total, '', '', dollars(roi.monthlyTotal)],
  ];
}
