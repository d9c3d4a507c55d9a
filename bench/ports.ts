import { portsOf } from '../scripts/run/ports';

/** Behind those of end-to-end specs. */
const FIRST = Number(process.env.E2E_FIRST_PORT ?? 3200) + 100;

export const sitePorts: Readonly<Record<string, string>> = Object.fromEntries(
  [...portsOf({}).keys()].map((name, place) => [name, `${FIRST + place}`]),
);

/** The first of ten ports for other servers of a bench. */
export const FREE_PORT = FIRST + 10;
