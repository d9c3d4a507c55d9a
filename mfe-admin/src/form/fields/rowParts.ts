import { formatBytes, formatCount } from '@pressline/shared-ui/format';
import type { BadgeTone } from './FieldOnScreen';

const tones: Readonly<Record<string, BadgeTone>> = {
  Active: 'success',
  high: 'danger',
  medium: 'warning',
};
export const badge = (text: string, value = text) => ({ text, tone: tones[value] ?? 'neutral' });

/** `5 minutes`, and a file's size in the unit that suits it. */
export const amount = (value: number, unit: string) =>
  unit === 'bytes' ? formatBytes(value) : formatCount(value, unit.replace(/s$/, ''));

/** Markdown as a line of text, good enough for two lines in a list. */
export const withoutMarks = (source: unknown) =>
  String(source ?? '')
    .slice(0, 500)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^:{3,}.*$|[*_`#>~]+/gm, '')
    .trim();
