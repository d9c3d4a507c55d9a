import { company } from '@pressline/shared-api/company';
import { useQueryClient } from '@pressline/shared-api/query';
import { RetryBoundary, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { useParams } from '@pressline/shared-ui/router';
import { useEffect } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { DashboardHeader } from './DashboardHeader';
import { ADMIN_QUERIES } from './form/api/queries';
import { useSessionState } from './form/api/useApi';
import { watchOtherWindows } from './form/api/writes';
import { HomeSkeleton } from './HomeSkeleton';
import { PanelTabs } from './PanelTabs';
import { Home, panelAt } from './panels';

const { color, layout } = theme;

/**
 * Toasts stand over lists and texts: above the foot of dialogs, and away from titles. Who works here
 * all day needs quieter buttons, focus rings and selections than readers.
 */
const AdminStyle = createGlobalStyle`
  html:root {
    --toast-block: auto 5.5rem;
    --color-focus: ${color.accent};
    --button-hover: 0 0 0 2px ${color.lineStrong};
  }
  html :focus-visible { outline-width: 2px; }
  html ::selection { background: ${color.accentSoft}; color: ${color.ink}; }
`;

const Page = styled.div`
  min-height: 100dvh;
  background: ${color.paper};
`;
const Main = styled.main`
  padding-inline: ${layout.gutter};
`;

/** The admin area around its panels; `/admin` is Home, above the first of them. */
export function DashboardPage() {
  const state = useSessionState();
  const { panel: path, '*': rest } = useParams();
  const queryClient = useQueryClient();
  useEffect(
    () => watchOtherWindows(() => queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES] })),
    [queryClient],
  );
  if (state.status !== 'signedIn') return null;
  const { user } = state;
  const isHome = !path;
  const panel = panelAt(path && `${path}/${rest}`);
  return (
    <Page>
      <AdminStyle />
      <PageHead
        title={`${isHome ? 'Home' : (panel?.label ?? 'Page not found')} · ${company.productName} Help Center Admin`}
        description={`For staff who manage the ${company.productName} help center.`}
        noIndex
      />
      <DashboardHeader user={user} />
      <Main id="main" tabIndex={-1}>
        <PanelTabs panel={panel} role={user.role}>
          {isHome && (
            <RetryBoundary message="Couldn’t load Home">
              <Home fallback={<HomeSkeleton />} />
            </RetryBoundary>
          )}
        </PanelTabs>
      </Main>
    </Page>
  );
}
