import { breaksPolicy } from './renderedHtml';

test.each([
  ['<p style="color:red">A</p>', 'the attribute style of <p>'],
  ['<p>A</p><img src="/a.png" alt="a &gt; b" onerror="x()"/>', 'the attribute onerror of <img>'],
  ['<main><style>p{color:red}</style></main>', 'an element <style>'],
  ['<script>alert(1)</script>', 'an element <script>'],
  ['<a class="b" href="javascript:alert(1)">A</a>', 'a script as the href of <a>'],
  ['<iframe srcdoc="&lt;p&gt;"></iframe>', 'the attribute srcdoc of <iframe>'],
  ["<p style='color:red'>A</p>", 'the attribute style of <p>'],
  ['<img src=x onerror=x()>', 'the attribute onerror of <img>'],
  ['<img src=x\nonerror = "x()" />', 'the attribute onerror of <img>'],
  ['<svg/onload=x()>', 'the attribute onload of <svg>'],
  ["<SCRIPT src='/a.js'></SCRIPT>", 'an element <script>'],
  ['<script data-a=b>x()</script>', 'an element <script>'],
  ['<a href="java\tscript:x()">A</a>', 'a script as the href of <a>'],
  ['<a href=java&#115;cript:x()>A</a>', 'a script as the href of <a>'],
  ['<img a"><script>x()</script>">', 'a tag that cannot be read: <img a"><script>x()</script>">'],
  ['<p>A</p><img onerror="x()', 'a tag that cannot be read: <img onerror="x()'],
])('%s has what pages may not have: %s', (html, found) => {
  expect(breaksPolicy(html)).toBe(found);
});

test.each([
  '<h1>Help</h1><p data-style="a" class="style">style="x" onclick="y"</p>',
  '<pre><code>&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><a href="/help?q=javascript:">Search</a>',
  '<img alt="style=&quot;a&quot;" src="https://example.com/a.png">',
  "<p title='<script> style=a' hidden>1 < 2, a &lt;b</p><br/><input value=on disabled>",
  '<a href="/java/script:?a=1&amp;b=2">A</a><!--$--><!-- -->',
])('%s keeps the policy', (html) => {
  expect(breaksPolicy(html)).toBeUndefined();
});
