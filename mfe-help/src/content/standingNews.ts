export const standingNews = [
  {
    title: 'Procedures you can follow at the press',
    text: 'Articles spell out each procedure step by step, with checklists for what must not be forgotten.',
  },
  {
    title: 'Search that knows the trade',
    text: 'Look for a status, a field name or a term from the shop floor: all articles are searched.',
  },
  {
    title: 'Made for paper, too',
    text: 'Every article prints cleanly, for the folder beside the machine.',
  },
] as const;
