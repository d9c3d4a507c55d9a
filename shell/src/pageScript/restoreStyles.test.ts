import { restoreStyles } from './restoreStyles';

const styles =
  '<style data-styled="true">.a,.b{color:teal}data-styled.g1[id="sc-1"]{content:"a,b,"}</style>';

test('all styles take the place of the reader’s, once', async () => {
  document.head.innerHTML = '<style data-reader>.a{color:teal}</style>';
  document.body.innerHTML =
    '<main><link rel="stylesheet" href="/styles/1.css" data-reader><p class="a">Below</p></main>';
  restoreStyles(styles);
  restoreStyles(styles);
  expect(document.head.innerHTML).toBe(styles);
  expect(document.body.innerHTML).toBe('<main><p class="a sc-1">Below</p></main>');
  await Promise.resolve();
  expect(window.presslineChanged).toBe(false);
});

test('a document that has all of them keeps them', () => {
  document.head.innerHTML = styles;
  restoreStyles(undefined);
  expect(document.head.innerHTML).toBe(styles);
});
