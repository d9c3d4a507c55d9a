import { signedInApi } from '../../api';
import { pathOf, publishArticle } from '../../articleFactory';
import { test } from '../fixtures';
import { signIn } from '../signIn';

test('an article is opened, changed and published, and readers see it', async ({
  visitor,
  eventually,
}, { project }) => {
  const title = `Score a cover in ${project.name} ${Date.now()}`;
  const { api } = await signedInApi();
  const article = await publishArticle(api, { title, content: 'Score first.' });
  await signIn(visitor, `/admin/articles?q=${encodeURIComponent(title)}`);
  await visitor.click('button', title);
  await visitor.sees('dialog', /./);
  await visitor.fill('textbox', /^Content/, 'Fold at once. ');
  await visitor.replace('textbox', /^Title/, `${title}, twice`);
  await visitor.reads('Fold at once.');
  await visitor.click('button', 'Update');
  await visitor.reads('Article updated successfully');
  const saved = async () => (await api.admin.articles.get(article.id)).title;
  await eventually(saved, `${title}, twice`);
  await visitor.goTo(pathOf(article));
  await visitor.sees('heading', `${title}, twice`);
  await visitor.reads('Fold at once.');
  await api.admin.articles.remove(article.id);
});
