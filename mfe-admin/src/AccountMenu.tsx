import type { SessionUser } from '@pressline/shared-api';
import { Badge, Button, Icon, IconButton, LinkButton, theme } from '@pressline/shared-ui';
import { NavLink } from '@pressline/shared-ui/router';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_PATH } from './form/api/paths';
import { useIsWide, useShortcut } from './form/browser';
import { partOnDemand } from './form/partOnDemand';
import { panelsIn } from './panels';

const ShortcutsDialog = partOnDemand(() => import('./ShortcutsDialog'));

const { color, layout, radius, shadow, space, text } = theme;

const ID = 'admin-account';

const Person = styled(Button)`
  flex: none;
  padding-inline: ${space.xs};
`;
const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.xs};
  padding: ${space.xs} ${space.sm};
  font-size: ${text.small};
  font-weight: 600;
`;
const Menu = styled.div`
  position: absolute;
  inset: 3.5rem ${layout.gutter} auto auto;
  width: 16rem;
  margin: 0;
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  box-shadow: ${shadow.raised};

  > [data-variant] {
    justify-content: flex-start;
    gap: ${space.sm};
    width: 100%;
    padding-inline: ${space.sm};
    font-weight: 500;
  }
`;

interface AccountMenuProps {
  user: SessionUser;
  /** What else is in the menu. */
  children: ReactNode;
}

/** Who is signed in, and what each person sets for themselves. */
export function AccountMenu({ user, children }: AccountMenuProps) {
  const isWide = useIsWide();
  const [areShortcutsShown, setAreShortcutsShown] = useState(false);
  useShortcut('?', () => setAreShortcutsShown(true));
  const menu = useRef<HTMLDivElement>(null);
  const who = (
    <>
      <span translate="no">{user.fullName || user.username}</span>
      {user.role === 'super_admin' && <Badge tone="accent">Super Admin</Badge>}
    </>
  );
  return (
    <>
      {isWide ? (
        <Person variant="ghost" popoverTarget={ID}>
          {who}
          <Icon name="chevron-down" size="1rem" />
        </Person>
      ) : (
        <IconButton icon="account" label="Account" popoverTarget={ID} />
      )}
      <Menu ref={menu} id={ID} popover="auto" onClick={() => menu.current?.hidePopover?.()}>
        {!isWide && <Who>{who}</Who>}
        {panelsIn('header', user.role).map(({ path, label, icon }) => (
          <LinkButton key={path} asChild variant="ghost">
            <NavLink to={`${ADMIN_PATH}/${path}`}>
              <Icon name={icon} />
              <span>{label}</span>
            </NavLink>
          </LinkButton>
        ))}
        <Button variant="ghost" aria-keyshortcuts="?" onClick={() => setAreShortcutsShown(true)}>
          <Icon name="info" />
          Keyboard shortcuts
        </Button>
        <Button variant="ghost" data-theme-toggle="">
          <Icon name="moon" />
          Light or dark theme
        </Button>
        {children}
      </Menu>
      {areShortcutsShown && <ShortcutsDialog onClose={() => setAreShortcutsShown(false)} />}
    </>
  );
}
