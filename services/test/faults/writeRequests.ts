import { articleRequests } from './articleRequests';
import { contentRequests } from './contentRequests';
import { peopleRequests } from './peopleRequests';
import type { Prepare } from './prepare';
import { visitorRequests } from './visitorRequests';

/** A valid request of each route that writes to the database before it answers. */
export const writeRequests: Readonly<Record<string, Prepare>> = {
  ...articleRequests,
  ...contentRequests,
  ...peopleRequests,
  ...visitorRequests,
};
