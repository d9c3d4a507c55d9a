import { createHash } from 'node:crypto';
import { bannerText } from './bannerText';
import { categories } from './categories';
import { POLICY_TEXT_HASH } from './policyTextHash';

it('stands for the current texts', () => {
  const texts = JSON.stringify([bannerText, categories]);
  expect(POLICY_TEXT_HASH).toBe(createHash('sha256').update(texts).digest('hex'));
});
