import { EditorView } from '@codemirror/view';
import { theme } from '@pressline/shared-ui';
import { blockStyle } from './blockStyle';

const { color, font, radius, space, text } = theme;

const SIZE = 'var(--size)';

const textStyle = EditorView.theme({
  '.cm-scroller': { fontFamily: font.body, lineHeight: '1.65' },
  '.cm-content': { minWidth: '0', '--size': text.body, '--indent': '0em', fontSize: SIZE },
  '.cm-line': {
    paddingInline: `calc(${space.md} + var(--indent)) ${space.md}`,
  },
  '.fm-hidden': { fontSize: '0', letterSpacing: '0' },
  '.fm-hidden .md-code': { boxShadow: 'none', background: 'none' },
  '.fm-link': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '.md-code': {
    padding: '0.1em 0.35em',
    borderRadius: radius.sm,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    fontFamily: font.mono,
    fontSize: '0.92em',
  },
  '.fm-hidden .md-code, .fm-code .md-code': {
    padding: '0',
    boxShadow: 'none',
    fontSize: 'inherit',
  },

  '.fm-heading': { fontFamily: font.display, fontWeight: '700', lineHeight: '1.25' },
  '.fm-h1, .fm-h2': { fontSize: text.heading3, paddingBlock: `${space.md} ${space.xxs}` },
  '.fm-h2': {
    backgroundImage: `linear-gradient(${color.line}, ${color.line})`,
    backgroundSize: `calc(100% - 2 * ${space.md}) 1px`,
    backgroundPosition: 'top center',
    backgroundRepeat: 'no-repeat',
  },
  '.fm-h3': { fontSize: text.heading4, paddingTop: space.sm },
  '.fm-h4': { fontFamily: font.body },

  '.fm-mark': { fontSize: '0', letterSpacing: '0' },
  '.fm-mark::before': {
    display: 'inline-block',
    width: '1.75em',
    marginInlineStart: '-1.75em',
    color: color.inkMuted,
    fontSize: SIZE,
    textAlign: 'center',
  },
  '.fm-raw': { marginInlineStart: '-1.75em', display: 'inline-block', minWidth: '1.75em' },
  '.fm-bullet::before': { content: "'•'" },
  '.fm-number::before': { content: 'attr(data-number)', fontFamily: font.mono },
  '.fm-task::before': { content: "'☐'" },
  '.fm-done::before': { content: "'☑'" },
  '.fm-step': { position: 'relative', paddingBlock: '0.3rem' },
  '.fm-step .fm-number::before': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '2rem',
    height: '2rem',
    marginInline: '-3rem 1rem',
    border: `1.5px solid ${color.ink}`,
    borderRadius: '50%',
    background: color.paper,
    color: color.ink,
    fontSize: text.small,
    fontWeight: '600',
  },

  '.fm-image': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    marginInline: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: radius.sm,
    background: color.surface,
  },
});

/** The looks of `proseStyle` and `directiveStyle` for lines of text. What comes first is stronger. */
export const formattedStyle = [blockStyle, textStyle];
