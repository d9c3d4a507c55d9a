import { applyLoad } from './applyLoad';
import { sampleArticle } from './sampleArticle';
import { signIn } from './signIn';

const url = 'http://127.0.0.1:21010';
const c = await signIn(url, 'proof sheets before plates');
const cats = await (await fetch(url + '/api/help/categories')).json();
let n = (Date.now() % 1e6) + 1000;
const r = await applyLoad({
  url,
  path: '/api/admin/help/articles',
  pid: Number(process.argv[2]),
  seconds: Number(process.env.SECS ?? 5),
  token: c.token,
  body() {
    n++;
    return JSON.stringify(sampleArticle(n, cats[0].id));
  },
});
console.log(r);
process.exit(0);
