import type { CalculatorInput, Values } from './inputs';

const many = 1_000_000;

export const roiInputs = [
  { name: 'jobsPerDay', label: 'Jobs per day', initial: 50, max: many, step: 1 },
  { name: 'quoteMinutes', label: 'Average quote time (minutes)', initial: 45, max: many, step: 1 },
  { name: 'quoteAccuracy', label: 'Quote accuracy (%)', initial: 75, max: 100, step: 1 },
  {
    name: 'communicationMinutes',
    label: 'Communication per job (minutes)',
    initial: 30,
    max: many,
    step: 1,
  },
  { name: 'winRate', label: 'Win rate (%)', initial: 35, max: 100, step: 1 },
  { name: 'reworkRate', label: 'Rework rate (%)', initial: 15, max: 100, step: 1 },
  { name: 'laborCost', label: 'Hourly labor cost ($)', initial: 40, max: many, step: 1 },
  { name: 'reworkCost', label: 'Cost per rework ($)', initial: 150, max: many, step: 10 },
  { name: 'jobValue', label: 'Average job value ($)', initial: 500, max: many, step: 10 },
] as const satisfies readonly CalculatorInput[];

export type RoiValues = Values<typeof roiInputs>;

export const roiAssumptions = {
  workingDays: 20,
  quoteTimeCut: 0.7,
  communicationCut: 0.5,
  reworkCut: 0.7,
  accuracyBenchmark: 95,
  winRatePerAccuracy: 0.4,
  implementationCost: 25_000,
} as const;

const minutesPerHour = 60;
const percent = 1 / 100;

/** ROI calculator 1: what a month of faster quotes, fewer calls and less rework is worth. */
export function calculateRoi(values: RoiValues) {
  const given = roiAssumptions;
  const monthlyJobs = values.jobsPerDay * given.workingDays;
  const quoteHours = ((monthlyJobs * values.quoteMinutes) / minutesPerHour) * given.quoteTimeCut;
  const communicationHours =
    ((monthlyJobs * values.communicationMinutes) / minutesPerHour) * given.communicationCut;
  const reworks = monthlyJobs * values.reworkRate * percent * given.reworkCut;
  const winRateGain = Math.min(
    Math.max(0, given.winRatePerAccuracy * (given.accuracyBenchmark - values.quoteAccuracy)),
    100 - values.winRate,
  );
  const extraJobs = monthlyJobs * winRateGain * percent;

  const quoteSaving = quoteHours * values.laborCost;
  const communicationSaving = communicationHours * values.laborCost;
  const reworkSaving = reworks * values.reworkCost;
  const extraRevenue = extraJobs * values.jobValue;
  const monthlyTotal = quoteSaving + communicationSaving + reworkSaving + extraRevenue;
  return {
    monthlyJobs,
    quoteHours,
    quoteSaving,
    communicationHours,
    communicationSaving,
    reworks,
    reworkSaving,
    winRateGain,
    extraJobs,
    extraRevenue,
    monthlyTotal,
    annualTotal: monthlyTotal * 12,
    /** 0 when nothing is gained, so that nothing can be paid back. */
    monthsToRoi: monthlyTotal > 0 ? given.implementationCost / monthlyTotal : 0,
  };
}

export type Roi = ReturnType<typeof calculateRoi>;
