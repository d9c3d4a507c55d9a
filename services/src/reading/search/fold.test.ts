import { fold, type Token, tokensOf } from './fold';

/** `prepress(pre press)` for a word that may be written apart. */
const written = ({ term, parts }: Token): string =>
  parts.length > 0 ? `${term}(${parts.map(written).join(' ')})` : term;

test.each([
  ['Gäng RUN, now!', 'gang run now'],
  ['Straße œuvre Ærø Łódź ﬁne ½', 'strasse oeuvre aero lodz fine 1⁄2'],
  ['İstanbul ΣΊΣΥΦΟΣ', 'istanbul σισυφοσ'],
  [
    'pre-press Wi‑Fi e-mail die–cut',
    'prepress(pre press) wifi(wi fi) email(e mail) diecut(die cut)',
  ],
  ['R&D don’t', 'rd(r d) dont(don t)'],
  ['pre\u00adpress g\u200bang \u202edie\u2060cut', 'prepress gang diecut'],
  ['12,500 12.500 12 500 12’500', Array(4).fill('12500(12 500)').join(' ')],
  ['1/8 8–64 4/0 0.5', '1/8(1 8) 8-64(8 64) 4/0(4 0) 0.5(0 5)'],
  ['3 mm, 10–12 mm', '3mm(3 mm) 10mm(10-12(10 12) mm) 12mm'],
  ['2,400 dpi', '2400ppi(2400(2 400) dpi)'],
  ['e-mail/fax PDF/X-4', 'emailfax(email(e mail) fax) pdfx4(pdf x4(x 4))'],
  ['4/0-4/0', '4/0-4/0(4 0 4 0)'],
  ['ＰＤＦ １２ ｍｍ', 'pdf 12mm(12 mm)'],
  ['Ｗｉ－Ｆｉ １２，５００', 'wifi(wi fi) 12500(12 500)'],
  ['PDFファイルの裁断', 'pdf ファイル の 裁断'],
  ['การพิมพ์ออฟเซต', 'การ พิมพ์ ออฟ เซต'],
  ['C++ .* … — "" a*b 🖨', 'c a b 🖨'],
  ['', ''],
])('%s', (text, words) => {
  expect(tokensOf(text).map(written).join(' ')).toBe(words);
});

test.each([
  ['Über die Straße', 'Straße', 'strasse'],
  ['Send it by e-mail.', 'e-mail', 'email'],
  ['About 12,500 copies', '12,500', '12500'],
  ['a so\u00adft pro\u00adof', 'pro\u00adof', 'proof'],
  ['the ﬁnish', 'ﬁnish', 'finish'],
  ['ＰＤＦファイル', 'ファイル', 'ファイル'],
  ['E\u0301cran', 'E\u0301cran', 'ecran'],
])('%s has %s at its place', (text, place, term) => {
  const token = tokensOf(text).find((one) => one.term === term);
  expect(text.slice(token?.start, token?.end)).toBe(place);
});

test('a long run is cut, and takes no longer than its letters would', () => {
  expect(tokensOf('x'.repeat(5_000)).map(({ term }) => term)).toEqual(['x'.repeat(64)]);
  expect(tokensOf(`a${'*'.repeat(300_000)}b`)).toHaveLength(2);
  expect(tokensOf('1-'.repeat(50_000))[0]?.parts).toHaveLength(8);
});

test('a long run without spaces is segmented in pieces that cut no word', () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  const sentence = ['การ', 'พิมพ์', 'ออฟ', 'เซต'];
  const terms = tokensOf(sentence.join('').repeat(500)).map(({ term }) => term);
  expect(terms).toEqual(Array(500).fill(sentence).flat());
  const lengths = segment.mock.calls.map(([run]) => run.length);
  segment.mockRestore();
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
});

test('folding again changes nothing', () => {
  for (const text of ['ÄÖÜ ẞ ﬁne', 'ｶﾞ が', 'ς', '\u0130'])
    expect(fold(fold(text))).toBe(fold(text));
});
