import { showsNothing } from './renderedHtml';

test.each([
  '',
  '<!--$--><!-- a comment --><!--/$-->',
  '<div class="page"><section>\u00a0 </section></div>',
  '<script type="application/json">{"a":1}</script><style>p{}</style><template id="B:0"></template>',
])('%j shows nothing', (html) => {
  expect(showsNothing(html)).toBe(true);
});

test.each([
  '<h1>Pricing</h1>',
  '<div><img src="/shell/press.png" alt=""></div>',
  '<div role="status" aria-busy="true"><span></span></div>',
])('%j shows something', (html) => {
  expect(showsNothing(html)).toBe(false);
});
