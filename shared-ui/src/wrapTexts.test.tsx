import { render } from '@testing-library/react';
import { wrapTexts } from './controls/Button';

const html = (children: Parameters<typeof wrapTexts>[0]) =>
  render(<p>{wrapTexts(children)}</p>).container.innerHTML;

test('a text alone stays as it is, in however many pieces it is given', () => {
  expect(html('Send')).toBe('<p>Send</p>');
  expect(html(['Apply ', 3, false, ' changes'])).toBe('<p>Apply 3 changes</p>');
});

test('a text beside an element gets an element', () => {
  expect(html([<b key="mark" />, 'Apply ', 3])).toBe('<p><b></b><span>Apply 3</span></p>');
});

test('nothing stays nothing', () => {
  expect(html([null, false])).toBe('<p></p>');
});
