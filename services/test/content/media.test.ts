import { randomBytes } from 'node:crypto';
import {
  type MediaList,
  type Medium,
  readMediaAddress,
  type TrashList,
} from '@pressline/shared-api';
import sharp from 'sharp';
import { prepareMedia } from '../../src/content/media/prepareMedia';
import { type Answer, createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildDownload } from '../factories';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const MB = 1024 ** 2;
const ADMIN = '/api/admin/media';

async function upload<Body = Medium>(
  name: string,
  bytes: Uint8Array | string,
  token = app.adminToken,
) {
  const form = new FormData();
  form.append('name', name);
  form.append('file', new Blob([bytes as BlobPart]), name);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(app.baseUrl + ADMIN, { method: 'POST', body: form, headers });
  const body = (await response.json()) as Body;
  return { status: response.status, body };
}

type Refusal = { error: { message: string; fields?: Record<string, string> } };
const refusal = async (name: string, bytes: Uint8Array | string) => {
  const { status, body } = await upload<Refusal>(name, bytes);
  return [status, body.error.fields?.file ?? body.error.message] as const;
};

let shade = 0;
/** An image that no other test has. */
function picture(width = 1_000, height = 500) {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 200 } } });
}

const list = async (query: string) =>
  (await app.call<MediaList>('GET', `${ADMIN}?${query}`, { token: app.adminToken })).body;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.baseUrl + path, { headers });
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

const storedKeys = async () => {
  const { connection } = app;
  const chunks = await connection.collection('mediaFiles.chunks').find().limit(1_000).toArray();
  const files = await connection.collection('mediaFiles.files').find().limit(1_000).toArray();
  return { files: files.length, chunks: new Set(chunks.map((one) => String(one.files_id))).size };
};

describe('images', () => {
  test('an image is kept with variants that are never wider than it is', async () => {
    const png = await picture(1_000, 500).png().toBuffer();
    const { status, body } = await upload('Größe des Bogens (2).PNG', png);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ kind: 'image', name: 'grosse-des-bogens-2.png', width: 1_000, height: 500 },
      ...{ size: png.length, typeLabel: 'PNG', uses: [], createdBy: 'editor' },
    });
    expect(await bytesOf(body.url)).toEqual(png);
    const stem = body.url.replace('.png', '');
    for (const width of [480, 960, 1_000]) {
      const variant = await sharp(await bytesOf(`${stem}-${width}.webp`)).metadata();
      expect(variant).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
    expect((await get(`${stem}-1440.webp`)).status).toBe(404);
    expect(body.thumbnailUrl).toBe(`${stem}-480.webp`);
  });

  test('a name is the same whether its letters are taken apart or not', async () => {
    const bytes = await picture(40, 20).png().toBuffer();
    for (const name of ['ガイド.png', 'ガイド.png'.normalize('NFD')])
      expect(await prepareMedia({ name, bytes })).toMatchObject({ name: 'gaido.png' });
  });

  test('what it is sent as follows from its ending, whatever the database says', async () => {
    const { body } = await upload('typed.png', await picture(40, 20).png().toBuffer());
    const records = app.connection.collection('media');
    const hash = body.url.split('/').at(-2)?.split('-')[0];
    const stored = await records.findOne({ hash });
    const [own, ...variants] = stored?.parts ?? [];
    const page = { ...own, name: 'typed.html', type: 'text/html' };
    const parts = [{ ...own, type: 'text/html' }, page, ...variants];
    await records.updateOne({ hash }, { $set: { parts } });
    const answer = await get(body.url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get(body.url.replace('typed.png', 'typed.html'))).status).toBe(404);
  });

  test('its address is answered for ever, and only with the size that it has', async () => {
    const { body } = await upload('a.webp', await picture(40, 20).webp().toBuffer());
    const answer = await get(body.url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(body.url, { 'If-None-Match': etag })).status).toBe(304);
    for (const wrong of [
      ['40x20', '41x20'],
      ['/a.webp', '/b.webp'],
      ['-40x20', ''],
    ]) {
      expect((await get(body.url.replace(wrong[0] ?? '', wrong[1] ?? ''))).status).toBe(404);
    }
  });

  test('a photograph is turned upright, keeps its colors and loses where it was taken', async () => {
    const jpeg = await picture(60, 30)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .withIccProfile('p3')
      .toBuffer();
    const { body } = await upload('photo.jpeg', jpeg);
    expect(body).toMatchObject({ name: 'photo.jpg', width: 30, height: 60 });
    const stored = await sharp(await bytesOf(body.url)).metadata();
    expect(stored).toMatchObject({ width: 30, height: 60 });
    expect(stored.exif).toBeUndefined();
    expect(stored.icc).toBeDefined();
  });

  test('an animated PNG is refused rather than stopped, and animated WebPs and GIFs are kept', async () => {
    const png = await picture(40, 20).png().toBuffer();
    // After the signature and IHDR.
    const at = 8 + 25;
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
    const animated = Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]);
    expect(await refusal('loop.png', animated)).toEqual([400, expect.stringMatching(/animated/)]);
    // Behind the first picture it means nothing.
    const trailing = Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]);
    const { parts } = await prepareMedia({ name: 'still.png', bytes: trailing });
    expect(parts[0].bytes).toEqual(trailing);

    const frames = [
      await picture(40, 20).png().toBuffer(),
      await picture(40, 20).negate().png().toBuffer(),
    ];
    const webp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { body } = await upload('loop.webp', webp);
    expect((await sharp(await bytesOf(body.url), { animated: true }).metadata()).pages).toBe(2);
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { body: moving } = await upload('loop.gif', gif);
    expect(moving).toMatchObject({ typeLabel: 'GIF', kind: 'image' });
    const pagesOf = async (address: string) =>
      (await sharp(await bytesOf(address), { animated: true }).metadata()).pages;
    expect(await pagesOf(moving.url)).toBe(2);
    expect(await pagesOf(String(moving.thumbnailUrl))).toBe(2);
  });

  test('AVIF is stored too', async () => {
    const avif = await picture(50, 50).avif({ effort: 0 }).toBuffer();
    expect((await upload('a.avif', avif)).body).toMatchObject({ width: 50, typeLabel: 'AVIF' });
  });

  test('an image whose pixels would not fit into memory is refused', async () => {
    const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(MB);
    expect(await refusal('bomb.png', bomb)).toEqual([400, expect.stringMatching(/50 megapixels/)]);
  });

  test('a content that is not what the name says is refused, with what it is', async () => {
    const jpeg = await picture(10, 10).jpeg().toBuffer();
    expect(await refusal('a.png', jpeg)).toEqual([
      400,
      expect.stringMatching(/content is JPEG, not PNG/),
    ]);
    expect(await refusal('words.png', 'not an image')).toEqual([
      400,
      'This is not a PNG image. Check the file, or rename it.',
    ]);
    const fake = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(200)]);
    expect(await refusal('fake.png', fake)).toEqual([400, expect.stringMatching(/can’t read/)]);
    expect(await refusal('a.exe', 'MZ')).toEqual([
      400,
      expect.stringMatching(/^Files of this type/),
    ]);
    expect(await refusal('no-extension', 'x')).toEqual([400, expect.stringMatching(/^Files of/)]);
    const half = (await picture(400, 400).jpeg().toBuffer()).subarray(0, 900);
    expect(await refusal('half.jpg', half)).toEqual([400, expect.stringMatching(/incomplete/)]);
  });

  test('an image over 10 MB is refused', async () => {
    const [status, message] = await refusal('big.png', Buffer.alloc(10 * MB + 1));
    expect([status, message]).toEqual([413, 'Over 10 MB']);
  });
});

describe('drawings', () => {
  const svg = (inner: string, attributes = '') =>
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://ink.example/" viewBox="0 0 30 20" ${attributes}>${inner}</svg>`;

  test('a drawing keeps what draws, without the notes of its program', async () => {
    const { status, body } = await upload(
      'mark.svg',
      svg(
        '<!-- made by hand --><ink:grid/><metadata>me</metadata><style>.a{fill:url(#g)}</style><path class="a" d="M0 0h9" ink:label="x"/>',
        'width="300" height="200"',
      ),
    );
    expect([status, body.width, body.height]).toEqual([201, 300, 200]);
    const answer = await get(body.url);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const text = await answer.text();
    expect(text).toContain('<path class="a" d="M0 0h9"></path>');
    expect(text).not.toMatch(/metadata|<ink|made by hand|label/);
    expect(body.thumbnailUrl).toBe(body.url);
  });

  test.each([
    ['<script>alert(1)</script>', 'scripts'],
    ['<g onload="alert(1)"/>', 'scripts'],
    [
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
      'foreignObject',
    ],
    ['<image href="https://evil.example/p.png"/>', 'references to other files'],
    ['<use href="other.svg#a"/>', 'references to other files'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', '<a>'],
    ['<style>@import url(https://evil.example/a.css)</style>', 'styles'],
    ['<path style="fill:url(https://evil.example/a.svg#b)"/>', 'references to other files'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
    ['<style>a{b:\\75rl(x)}</style>', 'styles'],
  ])('%s is refused, and the error says why', async (inner, reason) => {
    const [status, message] = await refusal('bad.svg', svg(inner, 'width="9" height="9"'));
    expect([status, message]).toEqual([400, expect.stringContaining(reason)]);
  });

  const mask = (at: number) =>
    `<mask id="m${at}"><rect width="9" height="9" mask="url(#m${at - 1})"/></mask>`;
  const doubled = (at: number) => `<g id="g${at}">${`<use href="#g${at - 1}"/>`.repeat(2)}</g>`;
  const many = (count: number, part: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => part(at)).join('');
  test.each([
    ['elements', '<path d="M0 0h9"/>'.repeat(10_001)],
    ['tags', '</g>'.repeat(40_001)],
    ['texts', '<text>a</text>'.repeat(2_000)],
    ['masks within masks', `${many(300, mask)}<rect width="9" height="9" mask="url(#m299)"/>`],
    ['masked elements', `${mask(1)}${'<path d="M0 0h9" mask="url(#m1)"/>'.repeat(400)}`],
    [
      'elements that a style sheet masks',
      `${mask(1)}<style>path{mask:url(#m1)}</style>${'<path d="M0 0h9"/>'.repeat(400)}`,
    ],
    ['uses of uses', many(30, doubled)],
    [
      'markers',
      `<marker id="a"><path d="M0 0h9"/></marker><path d="M0 0 ${'1 1 '.repeat(9_000)}" marker-mid="url(#a)"/>`,
    ],
  ])('a drawing with too many %s is refused before it is drawn', async (_what, inner) => {
    const [status, message] = await refusal('costly.svg', svg(inner, 'width="9" height="9"'));
    expect([status, message]).toEqual([422, expect.stringMatching(/^This SVG has too many/)]);
  });

  test('a drawing of usual size is stored, with its masks and styles', async () => {
    const inner = `${many(20, mask)}<linearGradient id="g"/><style>.a{fill:url(#g)}</style>${'<path class="a" d="M0 0h9"/>'.repeat(2_000)}<g mask="url(#m19)"/>`;
    expect((await upload('usual.svg', svg(inner, 'width="9" height="9"'))).status).toBe(201);
  });

  test('a style sheet without rules is read at once, however long', async () => {
    const inner = `<style>${'a'.repeat(2_000_000)}</style><path d="M0 0h9"/>`;
    const drawing = svg(inner, 'width="9" height="9"');
    expect((await upload('sheet.svg', drawing)).status).toBe(201);
  });

  test('a drawing that is huge is refused before it is drawn', async () => {
    const huge = svg('<path d="M0 0h9"/>', 'width="100000" height="100000"');
    expect(await refusal('bomb.svg', huge)).toEqual([400, expect.stringMatching(/50 megapixels/)]);
  });

  test('entities, broken XML and other documents are refused', async () => {
    const lol = `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('<text>&a;</text>')}`.replace(
      '<?xml version="1.0"?>',
      '',
    );
    for (const bad of [lol, svg('<g>'), '<html><svg ></svg></html>']) {
      expect((await refusal('bad.svg', bad))[0]).toBe(400);
    }
  });
});

describe('files', () => {
  test('a file is sent to be saved, whole or in part', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(700_000)]);
    const { body } = await upload('../../Price list.pdf', pdf);
    expect(body).toMatchObject({
      kind: 'file',
      name: 'price-list.pdf',
      typeLabel: 'PDF',
      width: null,
    });
    const answer = await get(body.url);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="price-list.pdf"');
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    const part = await get(body.url, { Range: 'bytes=300000-300009' });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 300000-300009/${pdf.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(pdf.subarray(300_000, 300_010))).toBe(true);
    const end = await get(body.url, { Range: 'bytes=-5' });
    expect(Buffer.from(await end.arrayBuffer()).equals(pdf.subarray(-5))).toBe(true);
    const beyond = await get(body.url, { Range: `bytes=${pdf.length}-` });
    expect(beyond.status).toBe(200);
    await beyond.arrayBuffer();
  });

  test('types are told by content', async () => {
    const word = Buffer.from('PK\x03\x04 [Content_Types].xml word/document.xml', 'latin1');
    expect((await upload('a.docx', word)).body.typeLabel).toBe('Word');
    expect(await refusal('a.xlsx', word)).toEqual([
      400,
      expect.stringMatching(/content is Word, not Excel/),
    ]);
    expect((await upload('list.csv', 'a;b\n1;2')).body.typeLabel).toBe('CSV');
    expect((await refusal('list.csv', Buffer.from([0, 1, 2])))[0]).toBe(400);
    const icc = Buffer.concat([Buffer.alloc(36), Buffer.from('acsp'), randomBytes(20)]);
    expect((await upload('coated.icc', icc)).body.typeLabel).toBe('ICC profile');
  });

  test('a file of 51 MB is refused', async () => {
    const pdf = Buffer.alloc(51 * MB, '%PDF-');
    expect(await refusal('big.pdf', pdf)).toEqual([413, 'Over 50 MB']);
  });
});

test('the same file, uploaded at once by many, is stored once', async () => {
  const before = await storedKeys();
  const png = await picture(600, 300).png().toBuffer();
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload('same.png', png)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const after = await storedKeys();
  // The image, 480 and 600.
  expect([after.files - before.files, after.chunks - before.chunks]).toEqual([3, 3]);
  expect(await app.connection.collection('mediaPending').countDocuments()).toBe(0);
});

test('what an upload that was cut short has left is invisible, and deleted by upkeep', async () => {
  const { connection } = app;
  const { library: media } = app.parts.media;
  const before = await storedKeys();
  const bytes = await picture(500, 250).png().toBuffer();
  const prepared = await prepareMedia({ name: 'cut.png', bytes });
  const gone = new Error('the process died');
  const insert = jest.spyOn(media.records, 'insert').mockRejectedValueOnce(gone);
  await expect(media.add(prepared, 'editor')).rejects.toBe(gone);
  insert.mockRestore();
  // As a process leaves it that dies inside of a file.
  const [last] = await connection
    .collection('mediaFiles.files')
    .find()
    .sort({ _id: -1 })
    .limit(1)
    .toArray();
  await connection.collection('mediaFiles.files').deleteOne({ _id: last?._id });
  expect((await list('q=cut')).total).toBe(0);
  expect((await storedKeys()).chunks).toBe(before.chunks + 3);
  await media.removeLeftovers();
  expect((await storedKeys()).chunks).toBe(before.chunks + 3);
  await media.removeLeftovers(new Date(Date.now() + 1_000));
  expect(await storedKeys()).toEqual(before);
  const { medium } = await media.add(prepared, 'editor');
  await connection
    .collection<{ _id: string }>('mediaPending')
    .insertOne({ _id: medium.parts[0]?.key ?? '', at: new Date(0) } as never);
  await media.removeLeftovers();
  expect((await media.open(medium.parts[0] as never)) as Buffer).toEqual(bytes);
});

describe('use', () => {
  let image: Medium;
  let category: Answer<{ id: string }>['body'];
  const create = async (path: string, body: object) =>
    (
      await app.call<{ id: string; slug: string; html: string }>(
        'POST',
        `/api/admin/help/${path}`,
        { body, token: app.adminToken },
      )
    ).body;

  beforeAll(async () => {
    image = (await upload('folded.png', await picture(1_600, 800).png().toBuffer())).body;
    category = await create('categories', buildCategory());
  });

  test('an article keeps the place of its image, and offers its widths', async () => {
    const content = `![A folded sheet](${image.url})\n\n![](https://a.example/b.png)`;
    const { slug } = await create(
      'articles',
      buildArticle({ categoryId: category.id, title: 'Folding', content }),
    );
    const { body } = await app.call<{ html: string }>('GET', `/api/help/articles/${slug}`);
    const stem = image.url.replace('.png', '');
    expect(body.html).toContain(
      `<img src="${image.url}" alt="A folded sheet" width="1600" height="800" srcset="${stem}-480.webp 480w, ${stem}-960.webp 960w, ${stem}-1440.webp 1440w" sizes="`,
    );
    expect(body.html).toMatch(/loading="lazy"/);
    expect(body.html.match(/srcset=/g)).toHaveLength(1);
  });

  test('the library tells what uses a file, and asks before it is deleted', async () => {
    const file = (await upload('prices.csv', 'a,b')).body;
    const download = buildDownload({ title: 'Prices', fileUrl: file.url, categoryId: category.id });
    const { id } = await create('downloads', download);
    const found = await list('q=prices.csv');
    const use = { resource: 'downloads', id, title: 'Prices', where: 'content' };
    expect(found.media[0]?.uses).toEqual([use]);
    const refused = await app.call('DELETE', `${ADMIN}/${file.id}`, { token: app.adminToken });
    expect([refused.status, refused.body.message]).toEqual([409, 'It is used in “Prices”']);
    const done = await app.call('DELETE', `${ADMIN}/${file.id}?evenIfUsed=true`, {
      token: app.adminToken,
    });
    expect(done.status).toBe(200);
    expect((await get(file.url)).status).toBe(404);
    expect(
      (await app.call('DELETE', `${ADMIN}/${file.id}`, { token: app.adminToken })).status,
    ).toBe(404);
  });

  test('a deleted file is in the trash, from where it comes back as it was', async () => {
    const file = (await upload('tints.csv', 'g,h')).body;
    const staff = { token: app.adminToken };
    const restore = () => app.call<Medium>('POST', `${ADMIN}/${file.id}/restore`, staff);
    const trash = async () =>
      (await app.call<TrashList>('GET', '/api/admin/help/trash?resource=media', staff)).body;
    const removeLeftovers = () =>
      app.parts.media.library.removeLeftovers(new Date(Date.now() + 1_000));
    expect((await restore()).status).toBe(409);
    await app.call('DELETE', `${ADMIN}/${file.id}`, staff);
    const about = { id: file.id, resource: 'media', title: 'tints.csv', removedBy: 'editor' };
    expect((await trash()).entries[0]).toMatchObject({ ...about, slug: null, isPublished: null });
    expect((await get(file.url)).status).toBe(404);
    await removeLeftovers();
    expect(await restore()).toMatchObject({ status: 200, body: file });
    expect((await trash()).entries.map(({ id }) => id)).not.toContain(file.id);
    expect(String(await bytesOf(file.url))).toBe('g,h');
    await removeLeftovers();
    expect(String(await bytesOf(file.url))).toBe('g,h');

    await app.call('DELETE', `${ADMIN}/${file.id}`, staff);
    const again = (await upload('tints.csv', 'g,h')).body;
    const refused = await restore();
    expect([refused.status, (refused.body as unknown as Refusal).error.message]).toEqual([
      409,
      'The same file was uploaded again since. Use that one.',
    ]);
    expect(String(await bytesOf(again.url))).toBe('g,h');
  });

  test('a description that is saved while a file is being deleted comes back with it', async () => {
    const file = (await upload('described.csv', 'k,l')).body;
    const { library, uses } = app.parts.media;
    const read = jest.spyOn(uses, 'read').mockImplementationOnce(async () => {
      await library.describe(file.id, 'Two letters', false);
      return new Map();
    });
    const staff = { token: app.adminToken };
    expect((await app.call('DELETE', `${ADMIN}/${file.id}`, staff)).status).toBe(200);
    read.mockRestore();
    const restored = await app.call<Medium>('POST', `${ADMIN}/${file.id}/restore`, staff);
    expect(restored.body.alt).toBe('Two letters');
  });

  test('the bytes of a file are deleted once it has left the trash', async () => {
    const file = (await upload('gone.csv', 'i,j')).body;
    const before = await storedKeys();
    await app.call('DELETE', `${ADMIN}/${file.id}`, { token: app.adminToken });
    const { library } = app.parts.media;
    const removeLeftovers = () => library.removeLeftovers(new Date(Date.now() + 1_000));
    await removeLeftovers();
    expect(await storedKeys()).toEqual(before);
    const path = `/api/admin/help/trash/${file.id}`;
    expect((await app.call('DELETE', path, { token: app.superToken })).status).toBe(200);
    await removeLeftovers();
    expect(await storedKeys()).toEqual({ files: before.files - 1, chunks: before.chunks - 1 });
  });

  test('a download has the size and the type of its file, whatever it is told', async () => {
    const { url, size } = (await upload('sheet.csv', 'a,b\n1,2')).body;
    const told = { title: 'Sheet', fileType: 'PDF', sizeBytes: 5, categoryId: category.id };
    const download = buildDownload({ ...told, fileUrl: url });
    const { id } = await create('downloads', download);
    const one = { token: app.adminToken };
    const path = `/api/admin/help/downloads/${id}`;
    const facts = { sizeBytes: size, fileType: 'CSV' };
    expect((await app.call('GET', path, one)).body).toMatchObject(facts);
    const changed = await app.call('PUT', path, { ...one, body: { sizeBytes: 7 } });
    expect(changed.body).toMatchObject(facts);
    const elsewhere = { fileUrl: 'https://files.example/a.pdf', sizeBytes: 9, fileType: 'PDF' };
    const moved = await app.call('PUT', path, { ...one, body: elsewhere });
    expect(moved.body).toMatchObject(elsewhere);
  });

  test('unpublished changes of an article count as use', async () => {
    const { url } = (await upload('copied.csv', 'c,d')).body;
    const article = buildArticle({ categoryId: category.id, title: 'Changed', isPublished: true });
    const { id } = await create('articles', article);
    const values = { content: `[Prices](${url})` };
    const changes = { copyVersion: 0, articleVersion: 1, values };
    await app.parts.editing.workingCopies.save(id, changes, 'editor');
    const uses = (await app.parts.media.uses.read()).get(readMediaAddress(url)?.hash ?? '');
    expect(uses).toEqual([{ resource: 'articles', id, title: 'Changed', where: 'content' }]);
  });

  test('what is in the trash or in a former version counts as use', async () => {
    const { id: fileId, url } = (await upload('once.csv', 'e,f')).body;
    const hash = readMediaAddress(url)?.hash ?? '';
    const usesNow = async () => (await app.parts.media.uses.read()).get(hash) ?? [];
    const text = { title: 'Once', content: `[Prices](${url})` };
    const { id } = await create('articles', buildArticle({ ...text, categoryId: category.id }));
    const path = `/api/admin/help/articles/${id}`;
    const staff = { token: app.adminToken };
    await app.call('PUT', path, { ...staff, body: { content: 'Gone.' } });
    const use = { resource: 'articles', id, title: 'Once' };
    expect(await usesNow()).toEqual([{ ...use, where: 'history' }]);
    const refused = await app.call('DELETE', `${ADMIN}/${fileId}`, staff);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'It is used in an earlier version of “Once”',
    ]);
    await app.call('PUT', path, { ...staff, body: { content: text.content } });
    expect(await usesNow()).toEqual([{ ...use, where: 'content' }]);
    await app.call('DELETE', path, staff);
    expect(await usesNow()).toEqual([{ ...use, where: 'trash' }]);
    expect((await list('filter=unused&q=once')).total).toBe(0);
    await app.call('DELETE', `/api/admin/help/trash/${id}`, { token: app.superToken });
    expect(await usesNow()).toEqual([]);
  });

  test('the list is searched and filtered, newest first', async () => {
    const spare = (await upload('spare.png', await picture(20, 20).png().toBuffer())).body;
    expect((await list('filter=unused&q=spare')).total).toBe(1);
    expect((await list('filter=unused&q=folded')).total).toBe(0);
    expect((await list('filter=file&q=spare')).total).toBe(0);
    expect((await list('filter=image&limit=1')).media[0]?.id).toBe(spare.id);
    const described = await app.call<Medium>('PUT', `${ADMIN}/${spare.id}`, {
      body: { alt: 'Registration marks' },
      token: app.adminToken,
    });
    expect(described.body).toMatchObject({ alt: 'Registration marks', isDecorative: false });
    expect((await list('q=registration')).total).toBe(1);
    const empty = await app.call('PUT', `${ADMIN}/${spare.id}`, {
      body: { alt: ' ' },
      token: app.adminToken,
    });
    expect([empty.status, (empty.body as Refusal).error.fields]).toEqual([
      400,
      { alt: 'Say what the image shows, or mark it as decorative' },
    ]);
    const decorative = await app.call<Medium>('PUT', `${ADMIN}/${spare.id}`, {
      body: { alt: '', isDecorative: true },
      token: app.adminToken,
    });
    expect(decorative.body).toMatchObject({ alt: '', isDecorative: true });
  });

  test('uploads and deletions are in the audit log', async () => {
    const { body } = await app.call<{
      entries: { action: string; record: { title: string } | null }[];
    }>('GET', '/api/admin/audit?limit=50', { token: app.superToken });
    const actions = body.entries.map(({ action, record }) => `${action}: ${record?.title}`);
    expect(actions).toContain('Uploaded the file: spare.png');
    expect(actions).toContain('Deleted the file: prices.csv');
  });

  test('nobody but staff may upload', async () => {
    expect((await upload('a.txt', 'a', 'nobody')).status).toBe(401);
  });
});
