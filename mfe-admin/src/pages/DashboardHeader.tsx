import type { SessionUser } from '@pressline/shared-api';
import {
  Badge,
  Button,
  Cluster,
  ColorBar,
  Container,
  Icon,
  LinkButton,
  media,
  theme,
} from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { styled } from 'styled-components';
import { useSession } from '../auth/useSession';

const { color, space, text } = theme;

const Root = styled.header`
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
  ${media.small} { flex-wrap: nowrap; }
`;

export function DashboardHeader({ user }: { user: SessionUser }) {
  const session = useSession();

  function handleLogout() {
    session.logout().catch(() =>
      showToast({
        title: 'Logged out on this device only',
        description: 'The server could not be reached. The session there ends within 8 hours.',
        variant: 'destructive',
      }),
    );
  }

  return (
    <Root>
      <ColorBar />
      <Row>
        <Back asChild variant="ghost">
          <Link to="/" aria-label="Back to the website">
            <Icon name="arrow-left" />
          </Link>
        </Back>
        <Title>Help Center Admin</Title>
        <Person>
          {user.fullName || user.username}
          {user.role === 'super_admin' && <Badge tone="accent">Super Admin</Badge>}
        </Person>
        <Actions>
          <LinkButton asChild variant="secondary" size="sm">
            <Link to="/help">View Help Center</Link>
          </LinkButton>
          <Button variant="ghost" size="sm" onClick={handleLogout}>
            <Icon name="log-out" />
            Logout
          </Button>
        </Actions>
      </Row>
    </Root>
  );
}
