import { hostileHtml } from './test/hostileHtml';
import { trustedHtml } from './trustedHtml';

test.each([
  '<h2 id="section-a">A</h2><p>Text &lt;script&gt; <a href="/help">here</a></p>',
  '<li data-item="0a"><label><input type="checkbox" class="tick">One</label></li>',
  '<pre><code>javascript:alert(1) onclick="x" &lt;img onerror=1&gt;</code></pre>',
  '<img src="https://example.com/a.png" alt="A > B onload=" loading="lazy">',
  '<button type="button" class="copy-code" aria-label="Copy code"></button>',
])('%s is what texts are made of', (html) => {
  expect(trustedHtml(html)).toBe(html);
});

test.each(hostileHtml)('%s is refused', (html) => {
  expect(() => trustedHtml(html)).toThrow(TypeError);
});

test('what was checked stays nowhere', () => {
  const parts = '<p id="one">One</p>';
  trustedHtml(parts);
  expect(document.getElementById('one')).toBeNull();
});
