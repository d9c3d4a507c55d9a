import { failedTarget, sentTarget } from './formTargets';

test('every form leads back to where it stands', () => {
  expect(sentTarget('contact')).toBe('/?sent=contact#contact');
  expect(sentTarget('careers')).toBe('/careers?sent=careers#apply');
  expect(failedTarget('trial', 'rate_limited', [])).toBe(
    '/?failed=trial&reason=rate_limited#trial',
  );
  expect(failedTarget('contact', 'validation', ['email', 'company'])).toBe(
    '/?failed=contact&reason=validation&fields=email.company#contact',
  );
  expect(sentTarget('feedback', '/help/articles/a')).toBe(
    '/help/articles/a?sent=feedback#feedback',
  );
});
