import Koa from 'koa';

/** The smallest Koa application that answers `{path: JSON text}`; runs as a process of its own. */
interface Setup {
  port: number;
  /** `buffers` answers ready-made bytes, `json` makes the text for each request. */
  kind: 'buffers' | 'json';
  answers: Record<string, string>;
}

process.once('message', ({ port, kind, answers }: Setup) => {
  const app = new Koa();
  const ready = new Map(
    Object.entries(answers).map(([url, text]) => [
      url,
      kind === 'buffers' ? Buffer.from(text) : JSON.parse(text),
    ]),
  );
  app.use((ctx) => {
    if (kind === 'buffers') ctx.type = 'application/json; charset=utf-8';
    ctx.body = ready.get(ctx.url);
  });
  app.listen(port, '127.0.0.1', () => process.send?.('listening'));
});
