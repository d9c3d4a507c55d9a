import { targetOf } from './addresses';

it.each([
  ['/help/fold', '/help/fold'],
  ['https://print.example/a b', 'https://print.example/a%20b'],
  ['https://print.example/\n   fold', 'https://print.example/fold'],
  // These look like pages of this site and are of another one.
  ['//print.example/fold', undefined],
  ['/\\print.example/fold', undefined],
  ['javascript:alert(1)', undefined],
  ['#note', undefined],
])('%s leads to %s', (address, target) => {
  expect(targetOf(address)).toBe(target);
});
