import { buildPdf } from '../../test/buildPdf';
import { checkPdf } from './createDrafting';

test.each([1, 2, 100])('counts %i pages, in the open and compressed', async (pages) => {
  expect(await checkPdf(buildPdf({ pages }))).toBe(pages);
  expect(await checkPdf(buildPdf({ pages, isCompressed: true }))).toBe(pages);
});

test.each([
  ['no PDF', Buffer.from('GIF89a and then some %%EOF'), 415, 'not a PDF'],
  ['a PDF behind other bytes', Buffer.concat([Buffer.from('x'), buildPdf()]), 415, 'not a PDF'],
  ['half a PDF', buildPdf().subarray(0, 150), 400, 'incomplete'],
  ['no pages', Buffer.from('%PDF-1.4\nhello\n%%EOF'), 400, 'find any pages'],
  ['a protected one', buildPdf({ isEncrypted: true }), 400, 'protected'],
  ['too many pages', buildPdf({ pages: 101 }), 400, '101 pages'],
  ['too many compressed pages', buildPdf({ pages: 300, isCompressed: true }), 400, '300 pages'],
])('refuses %s', async (_what, pdf, status, message) => {
  await expect(checkPdf(pdf)).rejects.toMatchObject({
    status,
    message: expect.stringContaining(message),
  });
});

// Work that grows with the square of the size would need hours for five million bytes.
test('hostile files are answered', async () => {
  const size = 5_000_000;
  const fill = (text: string) => text.repeat(Math.floor(size / text.length));
  const bodies = [
    fill('/Type /Pages '),
    fill('<<'),
    fill('>>/Type/Pages<<'),
    fill('/Type/ObjStm stream endstream '),
    fill('/Type   '),
    fill('/Encrypt '),
    `/Type${' '.repeat(size)}`,
  ];
  for (const body of bodies) {
    await expect(checkPdf(Buffer.from(`%PDF-1.4\n${body}\n%%EOF`))).rejects.toMatchObject({
      status: 400,
    });
  }
});
