import { strToU8, zipSync } from 'fflate';
import { buildPdf } from '../buildPdf';
import { HELP, type Prepare, upload } from './prepare';

const imported = (name: string) => {
  const file = (front: string) => strToU8(`---\n${front}\n---\n\nText\n`);
  return zipSync({
    'categories/half.md': file(`name: ${name}`),
    'articles/half/one.md': file(`title: Half\nslug: ${name}\ncategory: ${name}`),
  });
};

export const contentRequests: Readonly<Record<string, Prepare>> = {
  [`POST ${HELP}/generate-from-pdf`]: async (world) => ({
    path: `${HELP}/generate-from-pdf`,
    body: upload(
      { categoryId: await world.add('categories') },
      new File([buildPdf() as BlobPart], 'a.pdf', { type: 'application/pdf' }),
      'pdf',
    ),
  }),
  [`POST ${HELP}/import`]: (world) => ({
    path: `${HELP}/import?dryRun=false`,
    body: upload({}, new File([imported(world.next('half')) as BlobPart], 'help.zip')),
  }),
  [`POST ${HELP}/links/update`]: async (world) => {
    const { slug } = await world.addArticle();
    await world.addArticle({ content: `See [there](/help/${slug}).` });
    return {
      path: `${HELP}/links/update`,
      body: { from: [`/help/${slug}`], to: '/help/elsewhere' },
    };
  },
  [`POST ${HELP}/operations/:id/undo`]: async (world) => {
    const { slug } = await world.addArticle();
    await world.addArticle({ content: `See [there](/help/${slug}).` });
    const body = { from: [`/help/${slug}`], to: '/help/elsewhere' };
    const made = await world.call('POST', `${HELP}/links/update`, body);
    return { path: `${HELP}/operations/${made.id}/undo` };
  },
  [`POST ${HELP}/order`]: async (world) => {
    const categoryId = await world.add('categories');
    const add = (order: number) => world.add('faqs', { categoryId, order });
    const [target, id] = [await add(1), await add(2)];
    return {
      path: `${HELP}/order`,
      body: { resource: 'faqs', id, place: 'before', target, categoryId },
    };
  },
  [`PUT ${HELP}/related/:id`]: async (world) => ({
    path: `${HELP}/related/${(await world.addArticle()).id}`,
    body: { articleIds: [(await world.addArticle()).id] },
  }),
  [`POST ${HELP}/replace`]: async (world) => {
    const { id, version } = await world.addArticle({ content: 'Set the ink.' });
    const edits = [{ field: 'content', start: 8, end: 11, insert: 'toner' }];
    return {
      path: `${HELP}/replace`,
      body: { find: 'ink', replace: 'toner', articles: [{ id, version, edits }] },
    };
  },
  [`POST ${HELP}/tags/:id/apply`]: async (world) => {
    const name = world.next('tag');
    const id = await world.add('tags', { name });
    await world.addArticle({ tags: [name] });
    return {
      path: `${HELP}/tags/${id}/apply`,
      body: { action: 'rename', name: world.next('tag') },
    };
  },
  [`DELETE ${HELP}/trash/:id`]: async (world) => {
    const id = await world.add('faqs');
    await world.app.engine.remove('faqs', id);
    return { path: `${HELP}/trash/${id}` };
  },
  'POST /api/admin/media': (world) => ({
    path: '/api/admin/media',
    body: upload({ name: 'list.csv' }, new File([`a,b\n${world.next('row')},1\n`], 'list.csv')),
  }),
  'PUT /api/admin/media/:id': async (world) => ({
    path: `/api/admin/media/${await world.addMedium()}`,
    body: { alt: 'A list', isDecorative: false },
  }),
  'DELETE /api/admin/media/:id': async (world) => ({
    path: `/api/admin/media/${await world.addMedium()}`,
  }),
  'POST /api/admin/media/:id/restore': async (world) => {
    const id = await world.addMedium();
    await world.call('DELETE', `/api/admin/media/${id}`);
    return { path: `/api/admin/media/${id}/restore` };
  },
};
