import { plainArticlePath } from '@pressline/shared-api';
import { markdownLink } from '@pressline/shared-api/text';

/** One block of the article dialect that the editor inserts; `⟦…⟧` is selected afterwards. */
type Snippet = readonly [label: string, meaning: string, template: string];

export const snippets: readonly Snippet[] = [
  ['Note', 'Extra background', ':::note\n⟦What helps to know⟧\n:::'],
  ['Tip', 'A shortcut or good practice', ':::tip\n⟦What makes it easier⟧\n:::'],
  ['Warning', 'Risk of losing money, time or data', ':::warning\n⟦What to look out for⟧\n:::'],
  [
    'Steps',
    'Numbered steps readers can check off',
    ':::steps\n1. ⟦First step⟧\n2. Second step\n3. Third step\n:::',
  ],
  [
    'Checklist',
    'Items to check, in any order',
    ':::checklist\n- [ ] ⟦First thing to check⟧\n- [ ] Second thing to check\n:::',
  ],
  ['Details', 'Collapsible section', ':::details[Title]\n⟦What stands inside⟧\n:::'],
  [
    'Quiz',
    'A question with its answer',
    ':::quiz\n⟦The question?⟧\n\n- [x] The right option\n- [ ] Another option\n\nWhy it is right.\n:::',
  ],
  [
    'Video',
    'YouTube or Vimeo, loads on click',
    ':::video[Title]{url="⟦https://www.youtube.com/watch?v=⟧"}\n:::',
  ],
];

/**
 * The Markdown of a link to an article. It has the present address: when that changes, the former one
 * redirects to the new one.
 */
export const articleLink = ({ title, slug }: { title: string; slug: string }, text?: string) =>
  markdownLink(text?.trim() || title, plainArticlePath(slug));
