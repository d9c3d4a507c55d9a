/** Whether a key is within today's limit; a key that was allowed once stays allowed. */
export type DailyLimit = (day: string, key: string) => boolean;

/** Allows `max` different keys per day, because callers can invent any number of them. */
export function createDailyLimit(max: number): DailyLimit {
  let today = '';
  let used = new Set<string>();
  return (day, key) => {
    if (day !== today) {
      today = day;
      used = new Set();
    }
    if (used.size < max) used.add(key);
    return used.has(key);
  };
}
