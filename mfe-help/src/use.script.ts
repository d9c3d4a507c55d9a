import { countUses } from './session/countUses';

countUses();
