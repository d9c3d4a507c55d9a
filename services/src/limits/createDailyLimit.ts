/** Whether a key may be used today: one that was used already may be again. */
export type DailyLimit = (day: string, key: string) => boolean;

/** Lets `max` different keys through each day, for what callers could otherwise make up without end. */
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
