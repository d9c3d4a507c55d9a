/** Tells changes that readers do not see yet from those of a draft, which nobody sees. */
export const changesBadge = (isPublished: boolean) =>
  ({ text: isPublished ? 'Unpublished changes' : 'Autosaved changes', tone: 'accent' }) as const;
