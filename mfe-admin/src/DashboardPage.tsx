import { company } from '@pressline/shared-api/company';
import { useQueryClient } from '@pressline/shared-api/query';
import {
  Badge,
  Cluster,
  ColorBar,
  Container,
  Icon,
  LinkButton,
  media,
  RetryBoundary,
  theme,
} from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Link, NavLink, useParams } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { useEffect } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { ADMIN_PATH } from './form/api/paths';
import { ADMIN_QUERIES } from './form/api/queries';
import { useSession, useSessionState } from './form/api/useApi';
import { watchOtherWindows } from './form/api/writes';
import { SmallButton } from './form/controls';
import { HomeSkeleton } from './HomeSkeleton';
import { PanelTabs } from './PanelTabs';
import { Home, panelAt } from './panels';

/** Toasts at the top: the bottom of pages and dialogs has buttons and the state of the save. */
const ToastPosition = createGlobalStyle`
  :root { --toast-block: 0 auto; --toast-inline: calc(50% - 13.5rem) auto; }
`;

const { color, space, text } = theme;

const Page = styled.div`
  min-height: 100dvh;
  background: ${color.paper};
`;
const Header = styled.header`
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`;
const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  padding-block: ${space.sm};
`;
const Back = styled(LinkButton)`
  padding: 0;
  flex: none;
`;
const Title = styled.h1`
  flex: 1 1 12rem;
  font-size: ${text.heading3};
`;
const Person = styled(Cluster)`
  gap: ${space.xs} ${space.sm};
  font-size: ${text.small};
  font-weight: 600;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  > * { flex: 1 1 auto; }
  > [aria-label] > span { display: none; }
  ${media.small} {
    flex-wrap: nowrap;
    > [aria-label] > span { display: inline; }
  }
`;

/** The admin area around its panels; `/admin` is Home, above the first of them. */
export function DashboardPage() {
  const session = useSession();
  const state = useSessionState();
  const { panel: path } = useParams();
  const queryClient = useQueryClient();
  useEffect(
    () => watchOtherWindows(() => queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES] })),
    [queryClient],
  );
  if (state.status !== 'signedIn') return null;
  const { user } = state;
  const isHome = !path;
  const panel = panelAt(path);

  function handleLogout() {
    session.logout().catch(() =>
      showToast({
        title: 'Signed out on this device only',
        description: 'Couldn’t reach the server. Your session there ends within 8 hours.',
        variant: 'destructive',
      }),
    );
  }

  return (
    <Page>
      <ToastPosition />
      <PageHead
        title={`${isHome ? 'Home' : (panel?.label ?? 'Page not found')} · ${company.productName} Help Center Admin`}
        description={`For staff who manage the ${company.productName} help center.`}
        noIndex
      />
      <Header>
        <ColorBar />
        <Row>
          <Back asChild variant="ghost">
            <Link to="/" aria-label="Back to the website">
              <Icon name="arrow-left" />
            </Link>
          </Back>
          <Title>Help Center Admin</Title>
          <Person>
            <span translate="no">{user.fullName || user.username}</span>
            {user.role === 'super_admin' && <Badge tone="accent">Super Admin</Badge>}
          </Person>
          <Actions>
            <LinkButton asChild variant="ghost" size="sm">
              <NavLink to={ADMIN_PATH} end aria-label="Home">
                <Icon name="home" />
                <span>Home</span>
              </NavLink>
            </LinkButton>
            <LinkButton asChild variant="secondary" size="sm">
              <Link to="/help">View Help Center</Link>
            </LinkButton>
            <SmallButton label="Logout" icon="log-out" variant="ghost" onClick={handleLogout} />
          </Actions>
        </Row>
      </Header>
      <Container as="main" id="main" tabIndex={-1}>
        {isHome && (
          <RetryBoundary message="Couldn’t load Home">
            <Home fallback={<HomeSkeleton />} />
          </RetryBoundary>
        )}
        <PanelTabs panel={panel} role={user.role} />
      </Container>
    </Page>
  );
}
