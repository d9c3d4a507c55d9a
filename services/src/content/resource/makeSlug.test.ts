import { slugOf } from '@pressline/shared-api';
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
  ['Χρώμα', 'χρώμα'],
  ['색상', '색상'],
  ['색상'.normalize('NFD'), '색상'],
  ['ガイド', 'ガイド'],
  ['ガイド'.normalize('NFD'), 'ガイド'],
  ['ｶﾞｲﾄﾞ', 'ガイド'],
  ['パンとハン', 'パンとハン'],
  ['サーバー設定', 'サーバー設定'],
  ['हिन्दी में मुद्रण', 'हिन्दी-में-मुद्रण'],
  ['การพิมพ์สี', 'การพิมพ์สี'],
  ['தமிழ் அச்சு', 'தமிழ்-அச்சு'],
  ['Большой ёж', 'большой-ёж'],
  ['عَرَبِي', 'عَرَبِي'],
  ['✂️ Cut 1️⃣ sheet', 'cut-1-sheet'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['x\u0302 y\u0323\u0302z', 'x-yz'],
  [`${'가'.repeat(99)}한국`, `${'가'.repeat(99)}한`],
  [`${'ก'.repeat(99)}กำ้ก`, `${'ก'.repeat(99)}`],
  ['اللون', 'اللون'],
  ['!!!', 'article'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('%s becomes %s', (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
});
