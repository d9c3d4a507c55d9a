import { writeFileSync } from 'node:fs';
import { createTestApp } from './createTestApp';
import { seedDemo } from '../src/seed/seedDemo';
test('snap', async () => {
  const app = await createTestApp();
  const now = new Date('2026-03-01T09:00:00Z');
  const started = Date.now();
  await seedDemo(app.deps as never, { now });
  const took = Date.now() - started;
  const out: Record<string, unknown> = {};
  const lists = ['categories','articles','faqs','videos','downloads','tags','quick-links','announcements','sitemap'];
  for (const path of lists) out[path] = (await app.call('GET', `/api/help/${path}`)).body;
  for (const key of ['articles','announcements','synonyms','categories']) out['admin '+key] = (await app.call('GET', `/api/admin/help/${key}?sort=${key==='articles'?'slug':key==='synonyms'?'word':key==='categories'?'name':'title'}`, {token: app.superToken})).body;
  for (const { slug } of out.articles as {slug:string}[]) out['article '+slug] = (await app.call('GET', `/api/help/articles/${slug}`)).body;
  writeFileSync(process.env.SNAP!, JSON.stringify(out, null, 1));
  console.log('took', took);
  await app.stop();
});
