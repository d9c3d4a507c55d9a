import type { LoadedRemote } from '@pressline/releases/loaded/LoadedRemote';
import { company } from '@pressline/shared-api/company';
import { StaticRouter } from '@pressline/shared-ui/router';
import { ErrorPage } from '../../../src/layout/ErrorPage';
import { MaintenancePage } from '../../../src/layout/MaintenancePage';
import { renderDocument } from '../../document/document';
import type { WrittenPage } from '../answerPage';
import { pageRemote } from '../pageRemote';
import { renderMarkup } from './renderMarkup';
import type { RenderContext } from './renderPage';

const fallbacks = {
  error: { Page: ErrorPage, status: 500, title: 'Something went wrong' },
  maintenance: { Page: MaintenancePage, status: 503, title: 'Back in a few minutes' },
} as const;

export async function renderFallback(
  kind: keyof typeof fallbacks,
  url: URL,
  releases: readonly LoadedRemote[],
  context: RenderContext,
): Promise<WrittenPage> {
  const { Page, status, title } = fallbacks[kind];
  const rendered = await renderMarkup(
    <StaticRouter location={url.pathname}>
      <Page remotes={releases.map((release) => pageRemote(release, null))} />
    </StaticRouter>,
  );
  const html = renderDocument({
    head: { title, description: '', noIndex: true },
    url: context.publicUrl + url.pathname,
    productName: company.productName,
    publicUrl: context.publicUrl,
    isGpcOn: false,
    ...rendered,
    assets: context.assets,
    page: null,
    owner: null,
    analyticsId: undefined,
    startsAtOnce: false,
  });
  return { status, html, isPrivate: true, owner: null };
}
