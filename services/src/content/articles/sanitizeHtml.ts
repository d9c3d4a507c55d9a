import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

export const headingIdPrefix = 'section-';
export const footnoteIdPrefix = 'footnote-';

const classNames = (...names: (string | RegExp)[]): [string, ...(string | RegExp)[]] => [
  'className',
  ...names,
];

/**
 * Everything an article's HTML may contain. Ids carry one of two prefixes, so that no heading can
 * shadow a property of the page's document or window.
 */
export const sanitizeSchema: Schema = {
  tagNames: (
    'a blockquote br code del details div em h2 h3 h4 h5 h6 hr img li ol p pre section span ' +
    'strong summary sup table tbody td th thead tr ul'
  ).split(' '),
  attributes: {
    '*': [['id', new RegExp(`^(?:${headingIdPrefix}|${footnoteIdPrefix})`)]],
    a: [
      'href',
      'title',
      'ariaLabel',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['ariaDescribedBy', 'footnote-label'],
      ['rel', 'noopener', 'noreferrer'],
      ['dataVideo', 'youtube', 'vimeo'],
      ['dataEmbed', /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//],
      classNames('data-footnote-backref', 'video-link'),
    ],
    code: [classNames(/^language-[\w+#.-]{1,40}$/)],
    details: [classNames('details', 'quiz-answer')],
    div: [
      'ariaLabel',
      'tabIndex',
      ['role', 'note', 'group'],
      ['dataInteractive', 'steps', 'checklist', 'quiz'],
      classNames(/^(?:callout(?:-[a-z]+)?|steps|checklist|quiz|quiz-question|table-scroll)$/),
    ],
    h2: [classNames('sr-only')],
    img: [
      'src',
      'alt',
      'title',
      // Set by `elementRules` alone, for images of the media library.
      ['width', /^\d+$/],
      ['height', /^\d+$/],
      ['srcSet', /^\/api\/help\/media\//],
      'sizes',
      ['loading', 'lazy'],
      ['decoding', 'async'],
      ['referrerPolicy', 'no-referrer'],
    ],
    li: [
      ['dataItem', /^[\da-f]{8}(?:-\d+)?$/],
      ['dataOption', 'right', 'wrong'],
      classNames('task'),
    ],
    ol: ['start', ['type', 'A'], classNames('quiz-options')],
    p: [classNames('callout-title', 'video', 'quiz-key')],
    section: ['dataFootnotes', classNames('footnotes')],
    span: ['ariaLabel', 'ariaHidden', 'dataTick', ['role', 'img'], classNames('task-mark')],
    td: [['align', 'left', 'center', 'right']],
    th: [
      ['align', 'left', 'center', 'right'],
      ['scope', 'col'],
    ],
  },
  ancestors: {
    li: ['ol', 'ul'],
    summary: ['details'],
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  // The ids have their prefix already; a second one would break the links to them.
  clobber: [],
  clobberPrefix: '',
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
};

/**
 * The HTML of a text as it was stored, without whatever `renderArticle` never makes: who can write to
 * the database could have put it there.
 */
export const sanitizeHtml = (html: string): string =>
  toHtml(sanitize(fromHtml(html, { fragment: true }), sanitizeSchema));
