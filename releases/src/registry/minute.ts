/** A time for people, wherever they are: `2026-03-01 10:00 UTC`. */
export const minute = (at: string | Date): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
