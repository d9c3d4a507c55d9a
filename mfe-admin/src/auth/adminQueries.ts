/** First segment of every admin query's key. */
export const ADMIN_QUERIES = 'admin';
