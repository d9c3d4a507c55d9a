import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';

const clipboards = path.resolve(import.meta.dirname, '../../../../mfe-admin/test/clipboards');
const read = (name: string) => readFileSync(path.join(clipboards, name), 'utf8');

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX///+/v7+jQ3Y5AAAADklEQVQI12P4AIX8EAgALgAD/aNpbtEAAAAASUVORK5CYII=';

/** A page as a browser shows it, to copy from. */
const PAGE = `<h2>Fold</h2><p>Press <b>Save </b>now, 80 g/m<sup>2</sup>.</p>
<ol><li>Open</li></ol><p>Wait.</p><ol start="2"><li>Close<ul><li>Lid</li></ul></li></ol>
<table border><tr><th>Size<th colspan="2">Sheets<tr><td rowspan="2">A4<td>250<td>500<tr><td>125<td><p>9<p>x 3</table>
<pre><code class="language-sh">lp -n 2</code></pre>`;

const COPIED = `Begin.

## Fold

Press **Save** now, 80 g/m².

1. Open

Wait.

2. Close
   - Lid

| Size | Sheets |          |
| ---- | ------ | -------- |
| A4   | 250    | 500      |
|      | 125    | 9<br>x 3 |

\`\`\`sh
lp -n 2
\`\`\`
`;

/** Copies all of a page by the keyboard, as a reader does. */
async function copyPage(page: Page, html: string): Promise<void> {
  const source = await page.context().newPage();
  await source.setContent(html);
  await source.keyboard.press('Control+a');
  await source.keyboard.press('Control+c');
  await source.close();
  await page.bringToFront();
}

for (const width of [1440, 390]) {
  test(`what is copied from a page, Word and a sheet keeps its values, ${width} px wide`, async ({
    page,
    api,
    signIn,
    editor,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const title = `Fold a map ${Date.now()}`;
    const article = await publishArticle(api, { title, content: 'Begin.' });
    await signIn();
    await editor.open(article);
    await expect(editor.highlighted).toBeVisible();
    const toEnd = async () => {
      await editor.content.focus();
      await page.keyboard.press('Control+End');
    };
    const undo = async () => {
      await page.keyboard.press('Control+z');
      await expect.poll(() => editor.markdown()).toBe('Begin.');
    };

    await copyPage(page, PAGE);
    await toEnd();
    await page.keyboard.press('Control+v');
    await expect.poll(() => editor.markdown()).toBe(COPIED);
    await undo();

    for (const name of ['word/paragraphs-in-items', 'excel/prices', 'google-docs/nested-lists']) {
      await toEnd();
      await editor.paste(read(`${name}.html`), 'plain');
      await expect.poll(() => editor.markdown()).toBe(`Begin.\n\n${read(`${name}.md`)}`);
      await undo();
    }

    await toEnd();
    const picture = `<p>The <b>marks</b></p><img alt="Corner marks" src="data:image/png;base64,${PNG}">`;
    await editor.paste(picture, 'The marks');
    const stored =
      /^Begin\.\n\nThe \*\*marks\*\*\n\n!\[Corner marks\]\(\/api\/help\/media\/.+\.png\)\n$/;
    await expect.poll(() => editor.markdown()).toMatch(stored);
    // The address, then the text.
    await page.keyboard.press('Control+z');
    await undo();

    await toEnd();
    await editor.paste(read('word/numbers-across-a-picture.html'), 'plain');
    await expect(editor.toast).toContainText('1 picture could not be pasted.');
    await undo();

    await toEnd();
    const long = `<p><b>Long</b></p>${'<p>An item of a long list</p>'.repeat(70_000)}`;
    await editor.paste(long, 'A long list');
    await expect.poll(() => editor.markdown()).toBe('Begin.A long list');
    await expect(editor.toast).toContainText('too long to keep its formatting');
    await page.keyboard.type(' and more');
    await expect.poll(() => editor.markdown()).toBe('Begin.A long list and more');
  });
}

test('a word that is being composed is left to the input method', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  const article = await publishArticle(api, { title: `Kana ${Date.now()}`, content: '- Ink' });
  await signIn();
  await editor.open(article);
  await expect(editor.highlighted).toBeVisible();
  await editor.content.focus();
  await page.keyboard.press('Control+End');
  const chromium = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    chromium.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('か');
  await compose('かみ');
  for (const key of ['Enter', 'Escape', 'i']) {
    const event = { key, windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 };
    await chromium.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown', modifiers: 0 });
    await chromium.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }
  await chromium.send('Input.insertText', { text: '紙' });
  await expect.poll(() => editor.markdown()).toBe('- Ink紙');
  await expect(editor.dialog).toBeVisible();
});
