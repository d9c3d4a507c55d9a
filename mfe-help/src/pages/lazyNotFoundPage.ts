import { lazy } from 'react';

/** The not-found page for pages that seldom need it. */
export const NotFoundPage = lazy(
  () => import(/* webpackChunkName: "not-found" */ './NotFoundPage'),
);
