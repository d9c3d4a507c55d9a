/** Allows `max` different keys per day, because callers can invent any number of them. */
export function createDailyLimit(max: number) {
  let today = '';
  let used = new Set<string>();
  /** Whether a key is within the day's limit; a key that was allowed once stays allowed. */
  return (day: string, key: string): boolean => {
    if (day !== today) {
      today = day;
      used = new Set();
    }
    if (used.size < max) used.add(key);
    return used.has(key);
  };
}
