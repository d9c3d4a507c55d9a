import type { CheckedText } from '@pressline/shared-api';
import type { Heading, Root } from 'mdast';
import type { VFile } from 'vfile';
import { followLevels } from '../headings';
import { isLinking, nodesOf, placeOfAddress, spanOf } from '../links/linkings';
import { MAX_LINKS } from '../links/readLinks';
import { classifyUrl } from '../safeUrl';
import { found, lineOf, type Problem } from './Problem';
import { problemsOf } from './problemsOf';

declare module 'vfile' {
  interface DataMap {
    checked: Omit<CheckedText, 'ids'>;
    /** Whether places in the file are places in what was written. */
    isAsWritten: boolean;
  }
}

const MAX_PROBLEMS = 100;

/** A heading that is shown at another level than its author gave it. */
function* skipOf(node: Heading, shown: number): Generator<Problem> {
  if (node.depth <= shown) return;
  const { start } = spanOf(node);
  const fix = { start, end: start + node.depth, insert: '#'.repeat(shown) };
  yield found('headingSkip', node, '#'.repeat(node.depth), fix);
}

/** Keeps what is wrong with the text beside the tree, and which pages of this site it links to. */
export function collectProblems() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    const { isAsWritten } = file.data;
    const shownLevel = followLevels();
    const problems: Problem[] = [];
    const links: CheckedText['links'] = [];
    for (const node of nodesOf(tree)) {
      problems.push(...problemsOf(node, source));
      if (node.type === 'heading') problems.push(...skipOf(node, shownLevel(node.depth)));
      if (isLinking(node)) {
        const kind = classifyUrl(node.url);
        if (kind !== 'internal' && kind !== 'external') continue;
        const place = isAsWritten ? placeOfAddress(node, source) : undefined;
        links.push({ address: node.url, line: lineOf(node), place });
      }
    }
    file.data.checked = {
      problems: problems
        .slice(0, MAX_PROBLEMS)
        .map((one) => (isAsWritten ? one : { ...one, fix: undefined })),
      links: links.slice(0, MAX_LINKS),
    };
  };
}
