import { invalid } from '../../errors';

interface Named {
  id: string;
  name: string;
}

const isSame = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'accent' }) === 0;

/** Two of one name cannot be told apart when one is to be removed. @throws HttpError 400 */
export function refuseTakenName(name: string, others: readonly Named[]): void {
  if (others.some((one) => isSame(one.name, name))) {
    throw invalid({ name: 'You already have a passkey with this name' });
  }
}

/** A name that no other one has: `name`, or with a number behind it. */
export function freeName(name: string, others: readonly Named[]): string {
  const isTaken = (wanted: string) => others.some((one) => isSame(one.name, wanted));
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name} ${number}`;
  return free;
}
