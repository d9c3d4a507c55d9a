import { company } from '@pressline/shared-api/company';
import { useQueryClient } from '@pressline/shared-api/query';
import { Container, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Navigate, useParams } from '@pressline/shared-ui/router';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { ReloginDialog } from '../auth/ReloginDialog';
import { useSessionState } from '../auth/useSession';
import { followOtherWindows } from '../documents/otherWindows';
import { panels, tools } from '../panels';
import { ADMIN_PATH } from '../paths';
import { DashboardHeader } from './DashboardHeader';
import { PanelTabs } from './PanelTabs';

const Page = styled.div`
  min-height: 100dvh;
  background: ${theme.color.paper};
`;

/** The admin area around its panels; `/admin` opens the first of them. */
export function DashboardPage() {
  const state = useSessionState();
  const { panel: path } = useParams();
  const queryClient = useQueryClient();
  useEffect(
    () => followOtherWindows(() => queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES] })),
    [queryClient],
  );
  if (state.status !== 'signedIn') return null;
  if (!path) return <Navigate to={`${ADMIN_PATH}/${panels[0].path}`} replace />;
  const panel = [...panels, ...tools].find((candidate) => candidate.path === path);
  return (
    <Page>
      <PageHead
        title={`${panel?.label ?? 'Page not found'} · ${company.productName} Help Center Admin`}
        description={`For staff who manage the ${company.productName} help center.`}
        noIndex
      />
      <DashboardHeader user={state.user} />
      <Container as="main" id="main" tabIndex={-1}>
        <PanelTabs panels={panels} tools={tools} panel={panel} role={state.user.role} />
      </Container>
      <ReloginDialog />
    </Page>
  );
}
