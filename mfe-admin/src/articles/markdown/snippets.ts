/** One block of the article dialect that the editor inserts; `⟦…⟧` is selected afterwards. */
export interface Snippet {
  label: string;
  meaning: string;
  template: string;
}

/** The directives that readers see as more than text. */
export const snippets: readonly Snippet[] = [
  {
    label: 'Note',
    meaning: 'Extra background',
    template: ':::note\n⟦What helps to know⟧\n:::',
  },
  {
    label: 'Tip',
    meaning: 'A shortcut or good practice',
    template: ':::tip\n⟦What makes it easier⟧\n:::',
  },
  {
    label: 'Warning',
    meaning: 'Risk to money, time or data',
    template: ':::warning\n⟦What to look out for⟧\n:::',
  },
  {
    label: 'Steps',
    meaning: 'Numbered, each with a tick',
    template: ':::steps\n1. ⟦First step⟧\n2. Second step\n3. Third step\n:::',
  },
  {
    label: 'Checklist',
    meaning: 'To verify, in any order',
    template: ':::checklist\n- [ ] ⟦First thing to check⟧\n- [ ] Second thing to check\n:::',
  },
  {
    label: 'Details',
    meaning: 'Opens on demand',
    template: ':::details[Title]\n⟦What stands inside⟧\n:::',
  },
  {
    label: 'Quiz',
    meaning: 'A question with its answer',
    template:
      ':::quiz\n⟦The question?⟧\n\n- [x] The right option\n- [ ] Another option\n\nWhy it is right.\n:::',
  },
  {
    label: 'Video',
    meaning: 'YouTube or Vimeo, loads on click',
    template: ':::video[Title]{url="⟦https://www.youtube.com/watch?v=⟧"}\n:::',
  },
];
