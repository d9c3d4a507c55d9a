import { closeContents } from './article/closeContents';
import { showCheckedItems } from './article/controls/showCheckedItems';
import { shownArticle, watchOfflineNotice, watchReading } from './article/watchReading';
import { showVote } from './feedback/feedbackAnswers';
import { countUses, markStaff } from './session/countUses';

countUses();
markStaff();
watchReading();
watchOfflineNotice();
document.addEventListener('click', closeContents);
const id = shownArticle()?.split('/')[1];
if (id) {
  showCheckedItems(document, id);
  showVote(id);
}
