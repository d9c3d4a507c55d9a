import { fileOf, fillPlace } from './pastedPictures';

it.each([
  ['/media/a.png', 'One ![A](uploading:picture-2) ![b](/media/a.png) two'],
  [undefined, 'One ![A](uploading:picture-2)  two'],
])('fills the place of a picture alone, with %s', (url, filled) => {
  const text = 'One ![A](uploading:picture-2) ![b](uploading:picture-1) two';
  const change = fillPlace(text, 'uploading:picture-1', url);
  const { from = 0, to = 0, insert } = change ?? {};
  expect(text.slice(0, from) + insert + text.slice(to)).toBe(filled);
});

it('fills no place in a text that has it no longer', () => {
  expect(fillPlace('One', 'uploading:picture-1', '/media/a.png')).toBeUndefined();
});

it.each([
  ['data:image/png;base64,iVBORw0KGgo=', 'pasted-picture.png'],
  ['data:image/svg+xml,%3Csvg%2F%3E', 'pasted-picture.svg'],
  ['data:image/png;base64,?', undefined],
  ['data:image/tiff;base64,AAAA', undefined],
  [`data:image/${'p'.repeat(400_000)}`, undefined],
])('reads a data URL as a file', (dataUrl, name) => {
  expect(fileOf(dataUrl)?.name).toBe(name);
});
