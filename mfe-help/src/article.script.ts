import { closeContents } from './article/closeContents';
import { showTicks } from './article/controls/showTicks';
import { shownArticle, watchKeptCopyNotice, watchReading } from './article/watchReading';
import { showVote } from './feedback/feedbackAnswers';
import { countUses, markStaff } from './session/countUses';

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
