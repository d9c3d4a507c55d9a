import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answer } from '@pressline/shared-api';
import { parse } from 'yaml';
import { packageRoot } from '../../src/packageRoot';

interface Answered {
  q: string;
  /** Slugs of articles, `faqs` or `glossary`. */
  in: string | string[];
  /** Parts of the passage, of which one is enough. */
  has: string | string[];
}

interface Questions {
  answered: Answered[];
  unanswered: string[];
}

export interface Measured {
  q: string;
  isRight: boolean;
  /** What was shown, and what should have been. */
  shown: string;
  wanted: string;
}

const listOf = (value: string | string[]) => (Array.isArray(value) ? value : [value]);

const sourceOf = ({ kind, path: address }: NonNullable<Answer['passage']>) => {
  if (kind === 'answer') return 'faqs';
  return kind === 'term' ? 'glossary' : /articles\/([^#]*)/.exec(address)?.[1];
};

function judge({ q, in: places, has }: Answered, { passage }: Answer): Measured {
  const isRight =
    passage !== null &&
    listOf(places).includes(sourceOf(passage) ?? '') &&
    listOf(has).some((part) => passage.text.includes(part));
  const shown = passage ? `${sourceOf(passage)}: ${passage.text}` : 'no';
  return { q, isRight, shown, wanted: listOf(has).join(' / ') };
}

/** Asks every question of `questions.yaml` on the demo content, and tells which answers are right. */
export async function measureAnswers(ask: (q: string) => Promise<Answer>) {
  const file = await readFile(path.join(packageRoot, 'test/answers/questions.yaml'), 'utf8');
  const parts = parse(file) as Record<string, Questions>;
  async function measure({ answered, unanswered }: Questions) {
    const right: Measured[] = [];
    for (const one of answered) right.push(judge(one, await ask(one.q)));
    const none: Measured[] = [];
    for (const q of unanswered) {
      const { passage } = await ask(q);
      none.push({ q, isRight: passage === null, shown: passage?.text ?? 'no', wanted: 'no' });
    }
    return { answered: right, unanswered: none };
  }
  const measured: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const [name, part] of Object.entries(parts)) measured[name] = await measure(part);
  return measured;
}

/** The share of right ones. */
export const shareOf = (measured: readonly Measured[]): number =>
  measured.filter(({ isRight }) => isRight).length / measured.length;
