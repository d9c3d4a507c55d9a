import { lazy } from 'react';

/** The not-found page for pages that seldom need it. */
export const NotFoundPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "not-found" */ './NotFoundPage');
  return { default: page.NotFoundPage };
});
