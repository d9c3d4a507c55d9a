import type { ImpactGroup } from '@pressline/shared-api';

export const IMPACT = 'POST /api/admin/help/impact';

/** What the server says of one article that links to `/help/articles/build-a-quote`. */
export const linking: ImpactGroup = {
  ...{ source: 'articleLinks', resource: 'articles', total: 1, canUpdate: true },
  items: [
    {
      ...{ id: 'e'.repeat(24), title: 'Trap inks', isPublished: true, isInChanges: false },
      links: ['/help/articles/build-a-quote#section-rip'],
    },
  ],
};
