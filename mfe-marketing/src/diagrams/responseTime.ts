/**
 * The model behind the chart: a quote that is there in time wins this share, and half of the open
 * decisions have been made after so many working hours.
 */
export const responseModel = {
  winRateInTime: 45,
  halfLifeHours: 16,
  hours: [0.25, 1, 2, 4, 8, 16, 24, 40],
  /** Those that are named on a phone. */
  mainHours: [0.25, 2, 8, 16, 40],
};

type ResponseModel = Pick<typeof responseModel, 'winRateInTime' | 'halfLifeHours'>;

/** Share of the decisions that are still open after so many working hours, in percent. */
export function openDecisions({ halfLifeHours }: ResponseModel, hours: number): number {
  return 100 * 0.5 ** (hours / halfLifeHours);
}

/** The win rate of a quote that arrives after so many working hours, in percent. */
export function winRateAfter(model: ResponseModel, hours: number): number {
  return (model.winRateInTime * openDecisions(model, hours)) / 100;
}
