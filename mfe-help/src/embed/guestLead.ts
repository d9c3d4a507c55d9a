/** Below "404 Page Not Found", for readers who are on a page of somebody else. */
export const GUEST_LEAD = 'The help center doesn’t have this page.';
