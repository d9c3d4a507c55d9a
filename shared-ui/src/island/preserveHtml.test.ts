import { preserveHtml, recordChanges } from './preserveHtml';

const HTML = '<p>Read <a href="/x">this</a> first.<!-- --> Now<input></p>';

function translate(...texts: (ChildNode | null | undefined)[]): void {
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: 'Worte' }));
    text?.replaceWith(font);
  }
}

beforeEach(() => {
  document.body.innerHTML = HTML;
});

const paragraph = () => document.querySelector('p') as HTMLElement;

test('texts that a translation has replaced are back, the same nodes, and fields keep what was typed', () => {
  const kept = preserveHtml(recordChanges(document.body));
  const nodes = [...paragraph().childNodes];
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'Kim';
  field.focus();
  translate(nodes[0], paragraph().querySelector('a')?.firstChild, nodes[2], nodes[4]);
  expect(document.querySelectorAll('font')).toHaveLength(8);
  kept.restore();
  expect(document.body.innerHTML).toBe(HTML);
  expect([...paragraph().childNodes]).toEqual(nodes);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('Kim');
  kept.stop();
});

test('a click on the words of a translation is one on what they stand in', () => {
  const kept = preserveHtml(recordChanges(document.body));
  const link = paragraph().querySelector('a') as Element;
  translate(link.firstChild);
  window.presslineClicks = [link.querySelector('font font') as Element];
  kept.restore();
  expect(window.presslineClicks).toEqual([link]);
  kept.stop();
});

test('a sentence whose parts a translation puts in another order is as before', () => {
  const kept = preserveHtml(recordChanges(document.body));
  translate(paragraph().firstChild);
  paragraph().append(paragraph().querySelector('a') as Element);
  kept.restore();
  expect(document.body.innerHTML).toBe(HTML);
  kept.stop();
});

test('the page stays restored until React has it, and other changes stay', async () => {
  const kept = preserveHtml(recordChanges(document.body));
  document.body.append('Notice');
  kept.restore();
  translate(paragraph().firstChild);
  await Promise.resolve();
  expect(document.body.innerHTML).toBe(`${HTML}Notice`);
  kept.stop();
  translate(paragraph().firstChild);
  await Promise.resolve();
  expect(paragraph().querySelector('font')).not.toBeNull();
});
