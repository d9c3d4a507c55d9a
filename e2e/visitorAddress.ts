import { request } from 'node:http';

type Headers = Record<string, string | string[]>;

/** What a visitor may send to pass for another one; `number` makes each one another. */
const MADE_UP: Readonly<Record<string, (number: number) => Headers>> = {
  'X-Forwarded-For': (number) => ({ 'X-Forwarded-For': `198.51.100.${number}` }),
  'a list': (number) => ({ 'X-Forwarded-For': `198.51.100.${number}, 10.0.0.1 ,::1,` }),
  'several headers': (number) => ({
    'X-Forwarded-For': [`198.51.100.${number}`, `2001:db8:${number}::1`],
  }),
  'an address of IPv6': (number) => ({ 'X-Forwarded-For': `2001:db8:${number}::1` }),
  Forwarded: (number) => ({ Forwarded: `for=198.51.100.${number};proto=https` }),
  'X-Real-IP': (number) => ({ 'X-Real-IP': `198.51.100.${number}` }),
  'all together': (number) => ({
    'X-Forwarded-For': `198.51.100.${number}`,
    Forwarded: [`for=198.51.100.${number}`, 'for="[2001:db8::1]"'],
    'X-Real-IP': [`198.51.100.${number}`, '10.0.0.1'],
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
  }),
  'a connection that drops it': (number) => ({
    'X-Forwarded-For': `198.51.100.${number}`,
    Connection: 'close, X-Forwarded-For',
  }),
  garbage: (number) => ({ 'X-Forwarded-For': `${number}; for=<script>, "unknown" \u00ff,,` }),
  'something very long': (number) => ({
    'X-Forwarded-For': Array(400).fill(`198.51.100.${number}`).join(', '),
  }),
};

interface Post {
  /** Where the site answers, such as `http://[::1]:3000`. */
  url: string;
  /** The visitor's own address. */
  from: string;
  headers?: Headers;
  /** Whether the end of the body never comes. */
  isUnfinished?: boolean;
}

/** Posts the newsletter form as from a page without a script: five in ten minutes are taken. */
export function subscribe({ url, from, headers = {}, isUnfinished = false }: Post) {
  const body = JSON.stringify({ email: `reader-${Math.random()}@pressline.example` });
  const length = Buffer.byteLength(body) + (isUnfinished ? 1 : 0);
  const post = request(`${url}/api/newsletter`, {
    ...{ method: 'POST', localAddress: from, agent: false },
    headers: { 'Content-Type': 'application/json', 'Content-Length': length, ...headers },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    post.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
  post.write(body);
  if (!isUnfinished) post.end();
  return { status, abort: () => post.destroy() };
}

/** How five posts of one visitor and each one after them are answered, all with made-up headers. */
export async function answersToVisitor(visitor: { url: string; from: string }) {
  const cases = Object.entries(MADE_UP);
  let number = 0;
  const post = (makeUp: (number: number) => Headers) => {
    number += 1;
    return subscribe({ ...visitor, headers: makeUp(number) }).status;
  };
  const taken = [];
  for (const [, makeUp] of cases.slice(0, 5)) taken.push(await post(makeUp));
  const refused: Record<string, number | undefined> = {};
  for (const [name, makeUp] of cases) refused[name] = await post(makeUp);
  return { taken: taken.filter((status) => status !== 429).length, refused };
}

/** What an honest site answers to that. */
export const HONEST = {
  taken: 5,
  refused: Object.fromEntries(Object.keys(MADE_UP).map((name) => [name, 429])),
};
