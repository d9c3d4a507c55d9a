import './beforePopState';

const click = (id: string) => document.getElementById(id)?.click();

test('the router hears of a followed hash in an event of ours, as an entry of its own', async () => {
  document.body.innerHTML = '<a href="#creep" id="link">Creep</a><h2 id="creep">Creep</h2>';
  const heard: { isByBrowser: boolean; hash: string; key: unknown }[] = [];
  const isHeard = new Promise<void>((resolve) => {
    window.addEventListener('popstate', ({ isTrusted, state }) => {
      heard.push({ isByBrowser: isTrusted, hash: location.hash, key: state?.key });
      if (heard.length === 1) resolve();
    });
  });
  click('link');
  await isHeard;
  expect(heard).toEqual([{ isByBrowser: false, hash: '#creep', key: expect.stringMatching(/./) }]);
  expect(history.state).toMatchObject({ idx: 1, key: heard[0]?.key });
});
