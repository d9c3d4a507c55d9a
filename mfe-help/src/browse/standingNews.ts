export const standingNews = [
  {
    title: 'Procedures you can follow at the press',
    text: 'Articles walk you through each procedure step by step, with checklists so you don’t miss anything.',
  },
  {
    title: 'Search that speaks print',
    text: 'Search all articles for a status, a field name or a shop-floor term.',
  },
  {
    title: 'Works on paper, too',
    text: 'Every article prints cleanly, so you can keep it next to the machine.',
  },
] as const;
