import { setTimeout as delay } from 'node:timers/promises';

const VISITORS = 4;
/** Some page is on its way at any moment, and the processors have time for what is started. */
const PAUSE_MS = 20;

interface Visits {
  loads: number;
  /** What visitors did not get. */
  failed: string[];
}

/** What tells the maintenance page of nginx from an answer of a host. */
const refusalOf = ({ status, headers }: Response, body: string) =>
  `${status}, Retry-After ${headers.get('Retry-After')}: ${body.replace(/\s+/g, ' ').slice(0, 200)}`;

async function problemWith(url: string): Promise<string | undefined> {
  const answer = await fetch(url).catch((error: Error) => error.message);
  if (typeof answer === 'string') return answer;
  const body = await answer.text();
  return answer.ok ? undefined : refusalOf(answer, body);
}

/** Visitors who load one page after another until `during`, which sees how many they have loaded, is over. */
export async function visitWhile(
  siteUrl: string,
  paths: readonly string[],
  during: (visits: Readonly<Visits>) => Promise<void>,
): Promise<Visits> {
  const visits: Visits = { loads: 0, failed: [] };
  let isOver = false;
  const visit = async (first: number) => {
    for (let number = first; !isOver; number += 1) {
      // Every other page is one that no host has in memory.
      const path = `${paths[number % paths.length]}${number % 2 ? `?visit=${number}` : ''}`;
      const problem = await problemWith(siteUrl + path);
      if (problem) visits.failed.push(`${path}: ${problem}`);
      visits.loads += 1;
      await delay(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_value, number) => visit(number));
  await during(visits).finally(() => {
    isOver = true;
  });
  await Promise.all(visitors);
  return visits;
}
