import { watchKeptCopyNotice } from './article/keptCopyNotice';
import { restoreTicks } from './article/restoreTicks';
import { watchReading } from './article/watchReading';
import { countUses } from './session/countUses';
import { markStaff } from './session/isStaff';

countUses();
markStaff();
watchReading();
watchKeptCopyNotice();
// `articles/<id>/view`
const id = document
  .querySelector<HTMLElement>('article[data-counts]')
  ?.dataset.counts?.split('/')[1];
if (id) restoreTicks(document, id);
