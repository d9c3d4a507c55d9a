import { syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { theme } from '@pressline/shared-ui';

const { color, font, radius, shadow, space, text } = theme;

const theming = EditorView.theme({
  '&': { color: color.ink, fontSize: text.small },
  // The caret says where the focus is.
  '&.cm-focused': { outline: 'none' },
  // As high as its place, so that a press below the text is one in it.
  '.cm-scroller': { flex: '1', fontFamily: font.mono, lineHeight: '1.6' },
  // As the other fields: phones zoom in on smaller text.
  '@media (pointer: coarse), (max-width: 639px)': {
    '.cm-scroller': { fontSize: 'max(1rem, 16px)' },
  },
  '.cm-placeholder': { color: color.inkMuted },
  '.cm-content': {
    alignSelf: 'stretch',
    padding: '0.35em 0',
    caretColor: color.ink,
    outline: 'none',
  },
  '.cm-line': { padding: `0 ${space.md}` },
  '.cm-tooltip.cm-tooltip-autocomplete': {
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    background: color.surfaceRaised,
    boxShadow: shadow.raised,
    '& > ul': { maxHeight: '16rem', maxWidth: 'min(90vw, 28rem)', fontFamily: 'inherit' },
    '& > ul > li': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space.sm}`,
      padding: `${space.xs} ${space.sm}`,
    },
    '& > ul > li[aria-selected]': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      background: color.tint,
      color: color.ink,
    },
  },
  '.cm-completionLabel': { whiteSpace: 'normal', fontWeight: '600' },
  '.cm-completionMatchedText': { color: color.accent },
  '.cm-completionDetail': { margin: '0', color: color.inkMuted, fontStyle: 'normal' },
  '.md-heading, .md-strong': { fontWeight: '700' },
  '.md-emphasis': { fontStyle: 'italic' },
  '.md-deleted': { textDecoration: 'line-through' },
  '.md-mark': { color: color.inkMuted },
  '.md-link': { color: color.accent },
  '.md-code': { background: color.tint },
});

const highlighter = tagHighlighter([
  { tag: tags.heading, class: 'md-heading' },
  { tag: tags.strong, class: 'md-strong' },
  { tag: tags.emphasis, class: 'md-emphasis' },
  { tag: tags.strikethrough, class: 'md-deleted' },
  { tag: [tags.meta, tags.url, tags.labelName, tags.contentSeparator], class: 'md-mark' },
  { tag: tags.link, class: 'md-link' },
  { tag: tags.monospace, class: 'md-code' },
]);

export const codeStyle = [theming, syntaxHighlighting(highlighter)];
