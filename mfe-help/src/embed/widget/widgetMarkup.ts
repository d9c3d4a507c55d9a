/** The element, as messages name it. */
export const NAME = '<pressline-help>';

/** What is in the shadow root of the element. */
export const widgetMarkup = `<div data-guest>
<button type="button" class="open" aria-haspopup="dialog" aria-expanded="false"></button>
<dialog tabindex="-1" aria-labelledby="title">
<header><h2 id="title"></h2><button type="button" class="close" aria-label="Close help">✕</button></header>
<div class="body"><p class="state" role="status"></p><button type="button" class="retry" hidden>Try again</button><div class="guest"></div></div>
</dialog></div>`;
