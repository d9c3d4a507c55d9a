import { theme } from './theme';
import { themeVariables } from './themeVariables';
import { palette } from './tokens';

type Token = keyof typeof palette.light;
type Pair = readonly [front: Token, back: Token];

const grounds = ['paper', 'surface', 'surfaceRaised', 'tint'] as const;
const texts = ['ink', 'inkSoft', 'inkMuted', 'accent', 'success', 'warning', 'danger'] as const;
const softs = ['accentSoft', 'successSoft', 'warningSoft', 'dangerSoft'] as const;

const textPairs: Pair[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...softs.flatMap((soft) => [['ink', soft] as const, ['inkSoft', soft] as const]),
  ['accent', 'accentSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['accentInk', 'accent'],
  ['dangerInk', 'danger'],
  ['paper', 'ink'],
  ['solidInk', 'solid'],
  ['solidMuted', 'solid'],
];

const controlPairs: Pair[] = [
  ...grounds.flatMap((ground) => [['lineStrong', ground] as const, ['focus', ground] as const]),
  ...softs.map((soft) => ['focus', soft] as const),
  ['focus', 'solid'],
  ['accent', 'surface'],
  ['inkMuted', 'surface'],
];

/** Relative luminance of an sRGB color, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('%s theme', (name) => {
  const colors = palette[name];

  it.each(textPairs)('%s can be read on %s (4.5:1)', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('%s can be made out on %s (3:1)', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3);
  });
});

describe('theme variables', () => {
  const references = Object.values(theme).flatMap((group) => Object.values<string>(group));

  it('declare every token that the theme refers to', () => {
    for (const reference of references) {
      const name = reference.slice('var('.length, -1);
      expect(themeVariables).toContain(`${name}:`);
    }
  });

  it('declare every color once, for light and dark, of which system, choice and paper decide', () => {
    for (const reference of Object.values<string>(theme.color)) {
      const name = reference.slice('var('.length, -1);
      expect(themeVariables.split(`${name}:light-dark(`)).toHaveLength(2);
    }
    expect(themeVariables).toContain(':root{color-scheme:light dark;');
    expect(themeVariables).toContain("@media screen{[data-theme='dark']{color-scheme:dark}}");
    expect(themeVariables).toContain('@media print{:root{color-scheme:light}}');
  });
});
