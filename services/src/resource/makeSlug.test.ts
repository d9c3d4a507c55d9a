import { makeSlug } from './makeSlug';

test.each([
  ['Getting Started', 'getting-started'],
  ['  What’s a “gang run”? ', 'whats-a-gang-run'],
  ['Ünïcödé & Grün', 'unicode-grun'],
  ['Weiße Straße', 'weisse-strasse'],
  ['GROẞ', 'gross'],
  ['Ærø, Øre & Œuvre', 'aero-ore-oeuvre'],
  ['Łódź, Đà Nẵng, Ðór', 'lodz-da-nang-dor'],
  ['Þing, ŋ, ı, ə, ƒ', 'thing-ng-i-e-f'],
  ['色の管理', '色の管理'],
  ['Цвет Łódź', 'цвет-lodz'],
  ['Χρώμα', 'χρωμα'],
  ['색상'.normalize('NFD'), '색상'.normalize('NFD')],
  ['اللون', 'اللون'],
  ['!!!', 'article'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('%s becomes %s', (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
});
