/** Below "404 Page Not Found", for readers who are on a page of somebody else. */
export const GUEST_LEAD = 'The help center has no such page.';
