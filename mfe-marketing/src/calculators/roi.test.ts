import { initialDrafts, readValues } from './inputs';
import { calculateRoi, type RoiValues, roiInputs } from './roi';

const defaults = readValues(roiInputs, initialDrafts(roiInputs));
const roiOf = (values: Partial<RoiValues>) => calculateRoi({ ...defaults, ...values });

test('starts with the default numbers, in the order of the form', () => {
  expect(Object.values(defaults)).toEqual([50, 45, 75, 30, 35, 15, 40, 150, 500]);
});

test('the defaults are worth $86,750 a month, $1,041,000 a year, and pay back in 0.3 months', () => {
  const roi = calculateRoi(defaults);
  expect(roi.quoteSaving).toBeCloseTo(21_000);
  expect(roi.communicationSaving).toBeCloseTo(10_000);
  expect(roi.reworkSaving).toBeCloseTo(15_750);
  expect(roi.extraRevenue).toBeCloseTo(40_000);
  expect(roi.monthlyTotal).toBeCloseTo(86_750);
  expect(roi.annualTotal).toBeCloseTo(1_041_000);
  expect(roi.monthsToRoi).toBeCloseTo(0.288, 3);
});

test.each([95, 96, 100])('an accuracy of %d percent wins nothing more', (quoteAccuracy) => {
  expect(roiOf({ quoteAccuracy }).winRateGain).toBe(0);
});

test('the win rate does not pass 100 percent', () => {
  expect(roiOf({ quoteAccuracy: 0, winRate: 35 }).winRateGain).toBe(38);
  expect(roiOf({ quoteAccuracy: 0, winRate: 90 }).winRateGain).toBe(10);
  expect(roiOf({ quoteAccuracy: 0, winRate: 100 }).winRateGain).toBe(0);
});

test('without any gain there is nothing to pay back', () => {
  const roi = roiOf({ jobsPerDay: 0 });
  expect(roi.monthlyTotal).toBe(0);
  expect(roi.monthsToRoi).toBe(0);
});

test('the largest numbers stay finite', () => {
  const largest = Object.fromEntries(roiInputs.map(({ name, max }) => [name, max])) as RoiValues;
  for (const value of Object.values(calculateRoi(largest))) expect(value).toBeLessThan(Infinity);
});
