import { fold } from '../words/fold';
import { findMeasures } from '../words/measures';
import type { QuestionKind } from './readKind';

const MEASURE_BONUS = 0.08;
const NUMBER_BONUS = 0.03;
/** `45 min`, `seven days` */
const DURATION = /(?:\d\s*(?:s|h|sec|min)|(?:second|minute|hour|day|week|month|year)s?)\b/i;

/** What it counts for or against a passage whether it has the kind of number that is asked for. */
export function numberBonus(
  text: string,
  { isOfQuantity, isOfTime }: Pick<QuestionKind, 'isOfQuantity' | 'isOfTime'>,
): number {
  if (!isOfQuantity) return 0;
  if (isOfTime && !DURATION.test(text)) return -MEASURE_BONUS;
  if (!isOfTime && !/\d/.test(text)) return -MEASURE_BONUS;
  return findMeasures(fold(text)).length > 0 ? MEASURE_BONUS : NUMBER_BONUS;
}
