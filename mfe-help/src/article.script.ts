import { closeContents } from './article/closeContents';
import { showTicks } from './article/controls/showTicks';
import { watchKeptCopyNotice } from './article/keptCopyNotice';
import { shownArticle, watchReading } from './article/watchReading';
import { showVote } from './feedback/feedbackAnswers';
import { countUses } from './session/countUses';
import { markStaff } from './session/isStaff';

countUses();
markStaff();
watchReading();
watchKeptCopyNotice();
document.addEventListener('click', closeContents);
const id = shownArticle()?.split('/')[1];
if (id) {
  showTicks(document, id);
  showVote(id);
}
