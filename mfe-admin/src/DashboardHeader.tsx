import type { SessionUser } from '@pressline/shared-api';
import { Button, ColorBar, Icon, IconButton, LinkButton, media, theme } from '@pressline/shared-ui';
import { Link, NavLink } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { styled } from 'styled-components';
import { AccountMenu } from './AccountMenu';
import { ADMIN_PATH } from './form/api/paths';
import { useSession } from './form/api/useApi';
import { useIsWide } from './form/browser';
import { NAVIGATION_ID } from './Navigation';
import { SwitcherButton } from './SwitcherButton';

const { color, layout, space, text } = theme;

const Root = styled.header`
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  padding: ${space.xxs} calc(${layout.gutter} - ${space.sm});

  ${media.medium} { gap: ${space.xs}; padding-inline: ${layout.gutter}; }
`;
const Square = styled(LinkButton)`
  flex: none;
  padding: 0;
`;
const Title = styled.h1`
  flex: 1;
  min-width: 0;
  font-size: ${text.body};
  line-height: 1.15;

  ${media.medium} { font-size: ${text.heading4}; }
`;

/** Where the admin area leads from every page; on narrow screens most of it is in a menu. */
export function DashboardHeader({ user }: { user: SessionUser }) {
  const session = useSession();
  const isWide = useIsWide();

  function handleLogout() {
    session.logout().catch(() =>
      showToast({
        title: 'Signed out on this device only',
        description: 'Couldn’t reach the server. Your session there ends within 8 hours.',
        variant: 'destructive',
      }),
    );
  }

  const leaving = (
    <>
      <LinkButton asChild variant={isWide ? 'secondary' : 'ghost'} size={isWide ? 'sm' : 'md'}>
        <Link to="/help">
          {!isWide && <Icon name="external-link" />}
          <span>View Help Center</span>
        </Link>
      </LinkButton>
      <Button variant="ghost" size={isWide ? 'sm' : 'md'} onClick={handleLogout}>
        <Icon name="log-out" />
        Logout
      </Button>
    </>
  );
  return (
    <Root>
      <ColorBar />
      <Row>
        {isWide ? (
          <Square asChild variant="ghost">
            <Link to="/" aria-label="Back to the website">
              <Icon name="arrow-left" />
            </Link>
          </Square>
        ) : (
          <IconButton icon="menu" label="All pages" popoverTarget={NAVIGATION_ID} />
        )}
        <Title>Help Center Admin</Title>
        <Square asChild variant="ghost">
          <NavLink to={ADMIN_PATH} end aria-label="Home" title="Home">
            <Icon name="home" />
          </NavLink>
        </Square>
        <SwitcherButton role={user.role} />
        {isWide && leaving}
        <AccountMenu user={user}>
          {!isWide && (
            <>
              <LinkButton asChild variant="ghost">
                <Link to="/">
                  <Icon name="arrow-left" />
                  <span>Back to the website</span>
                </Link>
              </LinkButton>
              {leaving}
            </>
          )}
        </AccountMenu>
      </Row>
    </Root>
  );
}
