import { ownVariables } from '../ownStyles';

/** The button, and the panel that opens beside it; the whole window on phones. */
export const widgetStyle = `
${ownVariables}
:host { all: initial; }
[data-guest] { font: 400 1rem/1.5 var(--font-body); color: var(--color-ink); }
.open, dialog { position: fixed; z-index: var(--pressline-z, 2147483000); inset-inline: auto 1.25rem; }
:host([position='start']) :is(.open, dialog) { inset-inline: 1.25rem auto; }
button { font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
.open {
  inset-block-end: 1.25rem; display: flex; align-items: center; gap: .5rem; min-height: 3rem;
  padding: .25rem 1.25rem; border: 1px solid var(--color-accent-ink); border-radius: 2px;
  background: var(--color-accent); color: var(--color-accent-ink); box-shadow: var(--shadow-raised);
}
.open[aria-expanded='true'] { visibility: hidden; }
dialog {
  inset-block: auto 1.25rem; margin: 0; padding: 0; box-sizing: border-box;
  width: min(26rem, 100vw - 2.5rem); height: min(44rem, 100dvh - 2.5rem); max-width: none; max-height: none;
  border: 1px solid var(--color-line-strong); border-radius: 2px; overflow: hidden;
  background: var(--color-paper); color: var(--color-ink); box-shadow: var(--shadow-overlay);
}
dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr); }
dialog:focus { outline: none; }
header {
  display: flex; justify-content: space-between; align-items: center; padding-inline-start: 1rem;
  border-block-end: 1px solid var(--color-line); background: var(--color-tint);
}
h2 { margin: 0; font: 700 1rem/1.3 var(--font-display); }
.close { min-width: 3rem; min-height: 3rem; border: 0; background: none; color: inherit; font-size: 1.25rem; }
.body { overflow: auto; overscroll-behavior: contain; }
.state { margin: 0; padding: 1rem; }
.state:empty { display: none; }
.retry { min-height: 2.75rem; margin: 0 1rem; padding-inline: 1rem; border: 1px solid var(--color-ink); border-radius: 2px; background: var(--color-surface); color: inherit; }
[hidden] { display: none; }
@media (max-width: 30rem) {
  dialog, :host([position='start']) dialog { inset: 0; width: 100%; height: 100%; border: 0; }
}
@media print { :host { display: none; } }
`;

/** The element, as messages name it. */
export const WIDGET_NAME = '<pressline-help>';

/** What is in the shadow root of the element. */
export const widgetMarkup = `<div data-guest>
<button type="button" class="open" aria-haspopup="dialog" aria-expanded="false"></button>
<dialog tabindex="-1" aria-labelledby="title">
<header><h2 id="title"></h2><button type="button" class="close" aria-label="Close help">✕</button></header>
<div class="body"><p class="state" role="status"></p><button type="button" class="retry" hidden>Try again</button><div class="guest"></div></div>
</dialog></div>`;
