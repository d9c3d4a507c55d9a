import type { LoadedRemote } from '@pressline/releases/files/LoadedRemote';
import { company } from '@pressline/shared-api/company';
import { StaticRouter } from '@pressline/shared-ui/router';
import { BusyPage, ErrorPage, MaintenancePage } from '../../../src/layout/FallbackPages';
import { renderDocument } from '../../document/document';
import { pageRemote } from '../pageRemote';
import type { WrittenPage } from '../sendPage';
import { renderMarkup } from './renderMarkup';
import type { RenderContext } from './renderPage';

const fallbacks = {
  busy: { Page: BusyPage, status: 503, title: 'One moment, please' },
  error: { Page: ErrorPage, status: 500, title: 'Something went wrong' },
  maintenance: { Page: MaintenancePage, status: 503, title: 'Back in a few minutes' },
} as const;

export type FallbackKind = keyof typeof fallbacks;

/** Renders what stands in for a page, the same at every address and without any script. */
export async function renderFallback(
  kind: FallbackKind,
  releases: readonly LoadedRemote[],
  context: RenderContext,
): Promise<WrittenPage> {
  const { Page, status, title } = fallbacks[kind];
  const rendered = await renderMarkup(
    <StaticRouter location={NO_PAGE}>
      <Page remotes={releases.map((release) => pageRemote(release, null))} />
    </StaticRouter>,
  );
  const html = renderDocument({
    head: { title, description: '', noIndex: true },
    url: context.publicUrl,
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

/** An address that no remote claims: no link of the navigation is that of the current page. */
const NO_PAGE = '/404';
