import { company } from '@pressline/shared-api/company';
import { Card, Eyebrow, Icon, Spinner, Stack, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Link, Navigate, useLocation } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { ADMIN_PATH, LOGIN_PATH } from '../form/api/paths';
import { useSessionState } from '../form/api/useApi';
import { Login } from './Login';
import { CenteredMain } from './RequireSession';

/** Where a login leads: the admin page that was asked for, and /admin instead of any other address. */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || !URL.canParse(asked, location.origin)) return ADMIN_PATH;
  const { origin, pathname, search } = new URL(asked, location.origin);
  const isAdminPage = pathname.startsWith(`${ADMIN_PATH}/`) && pathname !== LOGIN_PATH;
  return origin === location.origin && isAdminPage ? pathname + search : ADMIN_PATH;
}

const { color, space, text, layout } = theme;

const Column = styled(Stack)`
  width: min(100%, 26rem);
`;
const Sheet = styled(Card)`
  padding: clamp(${space.lg}, 5vw, 2.5rem);
  h1 { margin-bottom: ${space.md}; font-size: ${text.heading2}; }
`;
const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${layout.target};
  color: ${color.inkMuted};
  font-size: ${text.small};
`;

export function LoginPage() {
  const state = useSessionState();
  const location = useLocation();
  const from = returnPath((location.state as { from?: unknown } | null)?.from);
  if (state.status === 'signedIn') return <Navigate to={from} replace />;
  return (
    <CenteredMain>
      <PageHead
        title={`Login · ${company.productName} Help Center Admin`}
        description={`For staff who manage the ${company.productName} help center.`}
        noIndex
      />
      {state.status === 'checking' ? (
        <Spinner label="Loading admin dashboard..." />
      ) : (
        <Column gap="lg">
          <Sheet hasCropMarks>
            <Eyebrow translate="no">{company.productName}</Eyebrow>
            <h1>Help Center Admin</h1>
            <Login />
          </Sheet>
          <Back to="/">
            <Icon name="arrow-left" /> Back to the website
          </Back>
        </Column>
      )}
    </CenteredMain>
  );
}
