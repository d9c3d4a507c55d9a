/** @jest-environment jest-environment-node */
import { render, startTestSite } from '../test/testSite';

test('a page proves to services that it was served: in its data, and where its violations are reported', async () => {
  const site = await startTestSite();
  const page = await site.get('/help');
  const [, address = ''] = / data-page="([^"]+)"/.exec(await page.text()) ?? [];
  const { remotes } = await (await site.get(address)).json();
  const { name, release, proof } = remotes[0];
  expect(render.pageProof?.holds(`${name}/${release}`, proof)).toBe(true);
  expect(render.pageProof?.holds(`${name}/another`, proof)).toBe(false);
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain(`report-uri /api/policy-reports?page=${name}/${release}&proof=${proof}`);
});
