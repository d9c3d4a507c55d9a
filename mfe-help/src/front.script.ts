import { hideDismissed } from './front/dismissedNews';
import { countUses } from './session/countUses';

countUses();
hideDismissed();
