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

test.each([
  '<img src="x" onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<p><style>p{color:red}</style></p>',
  '<p style="position:fixed">Over everything</p>',
  '<a href=" javascript:alert(1)">Link</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<svg><a href="#"><set attributeName="href" to="javascript:alert(1)"/></a></svg>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<a href="java\tscript:alert(1)">Link</a>',
  '<a href="java&NewLine;script:alert(1)">Link</a>',
  '<button form="search" formaction="https://evil.example">Search</button>',
])('%s is refused', (html) => {
  expect(() => trustedHtml(html)).toThrow(TypeError);
});
