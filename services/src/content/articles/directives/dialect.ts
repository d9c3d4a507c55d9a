import { BOX_SYNONYMS } from '@pressline/shared-api/markdown/boxes';
import type { PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';

/**
 * The directives an article may use besides GitHub-flavoured Markdown. A directive
 * starts with three colons and its name and ends with three colons on a line of their own; an outer
 * directive around another one takes four.
 */
export const dialect: { name: string; meaning: string; example: string }[] = [
  {
    name: 'note',
    meaning: 'Background that helps but can be skipped. A title in brackets is optional.',
    example: ':::note\nQuotes stay valid for 30 days unless you change the default.\n:::',
  },
  {
    name: 'tip',
    meaning: 'A shortcut or good practice.',
    example: ':::tip[Save a click]\nPress the slash key to jump to the search box.\n:::',
  },
  {
    name: 'warning',
    meaning: 'Something that costs money, time or data when overlooked.',
    example: ':::warning\nApproving a proof locks the artwork for this job.\n:::',
  },
  {
    name: 'steps',
    meaning: 'A numbered procedure; the reader can tick off each step.',
    example:
      ':::steps\n1. Open **Quotes** and choose **New quote**.\n2. Pick the customer.\n3. Send the quote.\n:::',
  },
  {
    name: 'checklist',
    meaning: 'Things to verify in any order; the reader can tick off each one.',
    example: ':::checklist\n- [ ] 3 mm bleed on every side\n- [ ] All fonts embedded\n:::',
  },
  {
    name: 'details',
    meaning: 'A part that opens on demand, with its title in brackets.',
    example: ':::details[Why 300 ppi?]\nAt 150 lpi a halftone cell needs about two pixels.\n:::',
  },
  {
    name: 'quiz',
    meaning:
      'One question, a list of options with [x] at the right one, an empty line, then the explanation.',
    example:
      ':::quiz\nWhich total area coverage suits uncoated stock?\n\n- [ ] 330%\n- [x] 260%\n\nUncoated stock dries slowly, so the ink limit is lower.\n:::',
  },
  {
    name: 'video',
    meaning: 'A YouTube or Vimeo video that loads on click, with its title in brackets.',
    example: ':::video[Your first quote]{url="https://www.youtube.com/watch?v=example0001"}\n:::',
  },
];

/** Directives that other dialects have and ours has under another name. */
export const synonyms = BOX_SYNONYMS;

/** A directive taken apart: `:::name[label]{attributes}` and the blocks inside. */
export interface DirectiveParts {
  label: PhrasingContent[];
  attributes: Record<string, string | null | undefined>;
  body: RootContent[];
}

/** Splits a directive into label, attributes and body. */
export function readDirective(node: ContainerDirective | LeafDirective): DirectiveParts {
  const attributes = node.attributes ?? {};
  if (node.type === 'leafDirective') return { label: node.children, attributes, body: [] };
  const [first, ...rest] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel
    ? { label: first.children, attributes, body: rest }
    : { label: [], attributes, body: node.children };
}
