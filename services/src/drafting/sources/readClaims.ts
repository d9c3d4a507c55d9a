import type { Nodes, Root } from 'mdast';
import { plainText } from '../../content/articles/plainText';
import { readFacts } from './facts';

/** A sentence or a row of a table that states something that a source must have. */
export interface Claim {
  text: string;
  kind: 'sentence' | 'step' | 'row';
  /** Counts the list that contains a step. */
  list: number;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text; a line without an end is one. */
export const sentencesOf = (text: string): string[] =>
  [...sentences.segment(text.replace(/\s+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

function statesFact(text: string): boolean {
  const { numbers, names } = readFacts(text);
  return numbers.length > 0 || names.length > 0;
}

/** What a draft claims, in order: each step, and each sentence and row with a number or a name. */
export function readClaims(tree: Root): Claim[] {
  const claims: Claim[] = [];
  let lists = 0;

  function read(node: Nodes, kind: Claim['kind'], list: number): void {
    if (node.type === 'tableRow') {
      const text = node.children.map((cell) => plainText(cell)).join(' ');
      if (readFacts(text).numbers.length > 0) claims.push({ text, kind: 'row', list });
    } else if (node.type === 'paragraph') {
      for (const text of sentencesOf(plainText(node))) {
        if (kind === 'step' || statesFact(text)) claims.push({ text, kind, list });
      }
    } else if ('children' in node) {
      const isSteps = node.type === 'list' && node.ordered === true;
      if (isSteps) lists += 1;
      const own = lists;
      for (const child of node.children) {
        read(child, isSteps ? 'step' : kind, isSteps ? own : list);
      }
    }
  }

  read(tree, 'sentence', 0);
  return claims;
}
