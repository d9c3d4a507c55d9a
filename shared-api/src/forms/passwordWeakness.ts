import { COMMON_WORDS, KEY_RUNS } from './commonPasswords';

const MIN_DISTINCT = 5;
const MIN_RUN = 3;
const MIN_OWN = 3;
/** What a guesser must still find after common pieces are known. */
const MIN_UNGUESSED = 6;

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const reversed = (text: string) => [...text].reverse().join('');
const RUNS = KEY_RUNS.flatMap((run) => [run, reversed(run)]);
const WORDS = new Set(COMMON_WORDS);
const LONGEST = Math.max(...COMMON_WORDS.map((word) => word.length));

/** Letters in place of the digits and signs that look like them. */
const spelled = (text: string) => [...text].map((sign) => LOOK_ALIKES[sign] ?? sign).join('');

/** How many characters from `start` on are one run of keys, or one character again and again. */
function runAt(text: string, start: number): number {
  let length = 1;
  while (text[start + length] === text[start]) length += 1;
  for (const run of RUNS) {
    let end = start + MIN_RUN;
    while (end <= text.length && run.includes(text.slice(start, end))) end += 1;
    length = Math.max(length, end - 1 - start);
  }
  return length >= MIN_RUN ? length : 0;
}

/** How many characters from `start` on are one word of the list or of the person. */
function wordAt(texts: readonly string[], start: number, own: ReadonlySet<string>): number {
  const longest = Math.max(LONGEST, ...[...own].map((name) => name.length));
  for (let length = longest; length >= MIN_RUN; length -= 1) {
    const found = texts.some((text) => {
      const piece = text.slice(start, start + length);
      return piece.length === length && (WORDS.has(piece) || own.has(piece));
    });
    if (found) return length;
  }
  return 0;
}

const DATE = /^(?:(?:0?[1-9]|[12]\d|3[01])[./-]?(?:0?[1-9]|1[0-2])[./-]?)?(?:19|20)\d\d/;

/**
 * How much of a password is left to guess, in characters: words, runs of keys, repetitions, years
 * and dates count as one each, a digit or sign at the end as half, everything else as one.
 */
function unguessed(password: string, own: ReadonlySet<string>): number {
  const texts = [password, spelled(password), spelled(password.replaceAll('1', 'l'))];
  let cost = 0;
  for (let at = 0; at < password.length; ) {
    const date = DATE.exec(password.slice(at))?.[0].length ?? 0;
    const length = Math.max(runAt(password, at), wordAt(texts, at, own), date);
    const isDecoration = /^[\d\W_]+$/.test(password.slice(at));
    cost += length === 0 && isDecoration ? 0.5 : 1;
    at += length || 1;
  }
  return cost;
}

/** `abcabcabc` is no harder than `abc`. */
const withoutRepeats = (text: string) => /^(.+?)\1+.{0,2}$/s.exec(text)?.[1] ?? text;

const partsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Names of the person whose password it is; attackers try them first. */
interface PasswordOwner {
  username: string;
  email?: string;
  fullName?: string;
}

/**
 * Why a password is easily guessed, or undefined. It refuses few different characters, the
 * username, and what consists of little but common words, names, runs of keys, repetitions, years
 * and digits at the end, in whatever letter case and spelling.
 */
export function passwordWeakness(
  password: string,
  { username, email = '', fullName = '' }: PasswordOwner,
): string | undefined {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < MIN_DISTINCT) return 'Use more different characters';
  if (username.length >= 4 && lower.includes(username.toLowerCase())) {
    return 'Must not contain the username';
  }
  const names = [username, email, fullName].flatMap(partsOf);
  const own = new Set(names.filter((name) => name.length >= MIN_OWN));
  const ways = [lower, reversed(lower)].map((way) => unguessed(withoutRepeats(way), own));
  return Math.min(...ways) < MIN_UNGUESSED
    ? 'Too common: choose something harder to guess, such as four unrelated words'
    : undefined;
}
