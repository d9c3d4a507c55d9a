import { hideDismissed } from './front/dismissedNews';
import { startFocusOnServerPage } from './search/startFocus';
import { countUses } from './session/countUses';

countUses();
hideDismissed();
startFocusOnServerPage();
