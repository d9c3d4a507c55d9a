import type { ArticleHit } from '@pressline/shared-api';
import { seedDemo } from '../../src/content/seed/seedDemo';
import { createTestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

/** What a text has, what is typed for it, and what is then marked in the text. */
const SPELLINGS: readonly (readonly [has: string, typed: string, ...marked: string[]])[] = [
  ['Parken in der Straße', 'strasse', 'Straße'],
  ['Haupt strasse', 'Straße', 'strasse'],
  ['The œuvre of a printer', 'oeuvre', 'œuvre'],
  ['Ask the pre-press room', 'prepress', 'pre-press'],
  ['Ask the prepress room again', 'pre-press', 'prepress'],
  ['Ask the pre press crew', 'prepress', 'pre', 'press'],
  ['Ask the prepress crew once more', 'pre press', 'prepress'],
  ['A die-cut label', 'diecut', 'die-cut'],
  ['A diecut box', 'die-cut', 'diecut'],
  ['A die cut card', 'diecut', 'die', 'cut'],
  ['A pré pressing crew', 'prepressing', 'pré', 'pressing'],
  ['Confirm by e-mail', 'email', 'e-mail'],
  ['Confirm by email today', 'e-mail', 'email'],
  ['The Wi-Fi of the pressroom', 'wifi', 'Wi-Fi'],
  ['The wifi of the bindery', 'wi-fi', 'wifi'],
  ['A run of 12,500 copies', '12500', '12,500'],
  ['Plates of 2,400 dpi', '2400 plates', 'Plates', '2,400'],
  ['Write an e-mail/letter', 'email writing', 'Write', 'e-mail'],
  ['A margin of ⅝ in', '5/8"', '⅝ in'],
  ['A run of 34500 copies', '34,500', '34500'],
  ['Eine Falzmaschine wartet', 'Maschine', 'Falzmaschine'],
  ['Die Maschine läuft', 'maschine', 'Maschine'],
  ['Falz und Bogen', 'falz', 'Falz'],
  ['A so\u00adft\u00adproof on screen', 'softproof', 'so\u00adft\u00adproof'],
  ['A hard\u200bcover case', 'hardcover', 'hard\u200bcover'],
  ['The ﬁnishing ﬂoor', 'finishing floor', 'ﬁnishing', 'ﬂoor'],
  ['PDFファイルの裁断について', '裁断', '裁断'],
  ['ใช้การพิมพ์ออฟเซต', 'พิมพ์', 'พิมพ์'],
  ['Ａ ｃｈｅｃｋ－ｉｎ ｏｆ ８，７００', 'checkin 8700', 'ｃｈｅｃｋ－ｉｎ', '８，７００'],
  ['Ｏｆｆｓｅｔ ２４', 'offset 24', 'Ｏｆｆｓｅｔ', '２４'],
];

test('texts are found in other spellings, each marked at its place', async () => {
  const app = await createTestApp();
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  for (const [content] of SPELLINGS) {
    const fields = { categoryId, title: 'A note', summary: '', content };
    await app.createDocument('articles', buildArticle(fields));
  }
  const found = [];
  for (const [has, typed] of SPELLINGS) {
    const query = new URLSearchParams({ q: typed });
    const { body } = await app.call<ArticleHit[]>('GET', `/api/help/search?${query}`);
    const snippet = body.map((hit) => hit.snippet).find(({ text }) => text === has);
    const marked = snippet?.marks.map(([start, end]) => has.slice(start, end)) ?? [];
    found.push([has, typed, ...marked]);
  }
  expect(found).toEqual(SPELLINGS);
  await app.stop();
});

test('while a word is typed, the first result is never worse than that of the word', async () => {
  const app = await createTestApp();
  await seedDemo(app.demo);
  const first = async (q: string) => {
    const { matches } = await app.parts.help.search.search(q, { limit: 1 });
    return matches[0]?.document.text.title ?? '';
  };
  const word = 'bleed';
  for (let length = 1; length <= word.length; length += 1) {
    const typed = word.slice(0, length);
    // So little may begin another word of a title as well.
    const isLittle = length < 3;
    const wanted = isLittle ? new RegExp(`\\b${typed}`, 'i') : new RegExp(`^${await first(word)}$`);
    expect([typed, await first(typed)]).toEqual([typed, expect.stringMatching(wanted)]);
  }
  await app.stop();
});

test('the first part of a joined spelling is no beginning of other words', async () => {
  const app = await createTestApp();
  await seedDemo(app.demo);
  const found = async (q: string) => {
    const query = new URLSearchParams({ q });
    const { body } = await app.call<ArticleHit[]>('GET', `/api/help/search?${query}`);
    return body.map(({ title }) => title);
  };
  expect(await found('pre-press')).toEqual(await found('prepress'));
  expect(await found('wi-fi')).toEqual([]);
  await app.stop();
});
