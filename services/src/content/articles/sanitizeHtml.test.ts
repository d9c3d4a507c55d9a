import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderArticle } from './renderArticle';
import { sanitizeHtml } from './sanitizeHtml';

const articles = path.join(__dirname, '../../../seed/articles');
const files = readdirSync(articles, { recursive: true, encoding: 'utf8' });

test('what is rendered from Markdown stays as it is', () => {
  const texts = files.filter((name) => name.endsWith('.md'));
  for (const name of texts) {
    const { html } = renderArticle(readFileSync(path.join(articles, name), 'utf8'));
    expect(sanitizeHtml(html)).toBe(html);
  }
  expect(texts.length).toBeGreaterThan(0);
});

test.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<img src="https://a.example/x.png" onerror="alert(1)">', '<img src="https://a.example/x.png">'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<form action="https://evil.example"><input name="password"></form>', ''],
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['<svg><set attributeName="href" to="javascript:alert(1)"/></svg>', ''],
])('of %s is left %s', (stored, left) => {
  expect(sanitizeHtml(stored)).toBe(left);
});
