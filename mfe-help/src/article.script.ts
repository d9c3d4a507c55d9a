import { watchKeptCopyNotice } from './article/keptCopyNotice';
import { watchReading } from './article/watchReading';
import { countUses } from './session/countUses';

countUses();
watchReading();
watchKeptCopyNotice();
