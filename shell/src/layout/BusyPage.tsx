import type { PageRemote } from '../page/pageConfig';
import { FallbackBody } from './FallbackBody';
import { SiteLayout } from './SiteLayout';

/** Fallback of a page that the host has no time to render, with status 503 and without any script. */
export function BusyPage({ remotes }: { remotes: readonly PageRemote[] }) {
  return (
    <SiteLayout remotes={remotes} isStill>
      <FallbackBody>
        <h1>One moment, please</h1>
        <p>The site is very busy right now. Please try again in a few seconds.</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: this address with its query, which a form would drop */}
          <a href="">Try again</a>, or go to the <a href="/">home page</a>.
        </p>
      </FallbackBody>
    </SiteLayout>
  );
}
