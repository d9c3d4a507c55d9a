interface ResponseModel {
  winRateInTime: number;
  halfLifeHours: number;
}

/** Share of the decisions that are still open after so many working hours, in percent. */
export function openDecisions({ halfLifeHours }: ResponseModel, hours: number): number {
  return 100 * 0.5 ** (hours / halfLifeHours);
}

/** The win rate of a quote that arrives after so many working hours, in percent. */
export function winRateAfter(model: ResponseModel, hours: number): number {
  return (model.winRateInTime * openDecisions(model, hours)) / 100;
}
