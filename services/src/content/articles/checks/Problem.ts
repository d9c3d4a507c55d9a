import type { CheckName, TextEdit, TextProblem } from '@pressline/shared-api';
import type { Nodes } from 'mdast';

export type Problem = TextProblem;

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

export const found = (check: CheckName, node: Nodes, about: string, fix?: TextEdit): Problem => ({
  check,
  line: lineOf(node),
  about: about.slice(0, 200),
  fix,
});
