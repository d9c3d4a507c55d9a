import { formatLongDay } from '@pressline/shared-ui/format';

/** 45 min, 4 h, 1 h 45 min. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** June 1, 2024: the current day in UTC. */
export const today = (): string => formatLongDay(new Date());
