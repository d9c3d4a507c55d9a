import { deflateSync } from 'node:zlib';

interface PdfOptions {
  pages?: number;
  text?: string;
  /** Keeps the page tree in a compressed object stream, as newer writers do. */
  isCompressed?: boolean;
  isEncrypted?: boolean;
  /** Bytes of padding, to reach a size. */
  padding?: number;
}

const FONT =
  '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';

/** A small PDF of our own, with as many pages as asked for. */
export function buildPdf(options: PdfOptions = {}): Buffer {
  const { pages = 1, text = 'Set the ink keys', isCompressed, isEncrypted, padding = 0 } = options;
  const numbers = Array.from({ length: pages }, (_, index) => index + 4);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  const drawing = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const dictionaries: [number, string][] = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`],
    ...numbers.map((number): [number, string] => [
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${FONT} /Contents 3 0 R >>`,
    ]),
  ];
  const contents = `3 0 obj\n<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream\nendobj\n`;
  const parts: (string | Buffer)[] = [`%PDF-1.7\n`, contents];
  if (isCompressed) {
    let offset = 0;
    const index = dictionaries.map(([number, dictionary]) => {
      const entry = `${number} ${offset}`;
      offset += dictionary.length + 1;
      return entry;
    });
    const head = `${index.join(' ')} `;
    const body = deflateSync(head + dictionaries.map(([, one]) => one).join(' '));
    const count = dictionaries.length;
    const about = `/Type /ObjStm /N ${count} /First ${head.length} /Filter /FlateDecode`;
    parts.push(`900 0 obj\n<< ${about} /Length ${body.length} >>\nstream\r\n`, body);
    parts.push('\nendstream\nendobj\n');
  } else {
    for (const [number, dictionary] of dictionaries) {
      parts.push(`${number} 0 obj\n${dictionary}\nendobj\n`);
    }
  }
  if (padding > 0) parts.push(`% ${'x'.repeat(padding)}\n`);
  const encryption = isEncrypted ? ' /Encrypt 901 0 R' : '';
  parts.push(`trailer\n<< /Size ${pages + 4} /Root 1 0 R${encryption} >>\nstartxref\n9\n%%EOF\n`);
  return Buffer.concat(parts.map((part) => Buffer.from(part as string)));
}
