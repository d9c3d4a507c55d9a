/** Below "404 Page Not Found", for readers who are on a page of another site. */
export const GUEST_LEAD = 'The help center doesn’t have this page.';
