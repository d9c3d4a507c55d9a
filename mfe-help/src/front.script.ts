import { hideDismissed } from './browse/dismissedNews';
import { startFocusOnServerPage } from './search/startFocus';
import { countUses } from './session/countUses';

countUses();
hideDismissed();
startFocusOnServerPage();
