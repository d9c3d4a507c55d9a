import type { Role } from '@pressline/shared-api';
import { Button, Icon, media, theme } from '@pressline/shared-ui';
import { NavLink } from '@pressline/shared-ui/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_PATH } from './form/api/paths';
import { useShortcut } from './form/browser';
import { partOnDemand } from './form/partOnDemand';
import { mayOpen, tools } from './panels';

const { color, layout, space, text } = theme;

const ShortcutsDialog = partOnDemand(() => import('./ShortcutsDialog'));

const Root = styled.nav`
  display: none;
  flex-wrap: wrap;
  flex: 1 0 100%;
  padding-inline: ${layout.gutter};
  border-top: 1px solid ${color.line};

  /* On narrow screens the tools stand below all tabs, once these are opened. */
  [data-open] > & { display: flex; }
  && > * {
    display: flex;
    align-items: center;
    justify-content: flex-start;
    gap: ${space.sm};
    min-height: ${layout.target};
    padding: 0 ${space.sm};
    border: 0;
    color: ${color.inkMuted};
    font-size: ${text.small};
    font-weight: 600;
    text-decoration: none;
  }
  && > :hover { color: ${color.ink}; }
  && > [aria-current] { color: ${color.accent}; }

  ${media.medium} {
    display: flex;
    flex: none;
    flex-direction: column;
    margin-top: ${space.md};
    padding: ${space.md} 0 0;

    && > * { border-inline-start: 3px solid transparent; }
  }
`;

export function DashboardTools({ role }: { role: Role }) {
  const [isShown, setIsShown] = useState(false);
  useShortcut('?', () => setIsShown(true));
  return (
    <Root aria-label="Tools">
      {tools
        .filter((tool) => mayOpen(tool, role))
        .map(({ path, label, icon }) => (
          <NavLink key={path} to={`${ADMIN_PATH}/${path}`}>
            <Icon name={icon} />
            <span>{label}</span>
          </NavLink>
        ))}
      <Button variant="ghost" aria-keyshortcuts="?" onClick={() => setIsShown(true)}>
        <Icon name="info" />
        <span>Keyboard shortcuts</span>
      </Button>
      <Button variant="ghost" data-theme-toggle="">
        <Icon name="moon" />
        <span>Light or dark theme</span>
      </Button>
      {isShown && <ShortcutsDialog onClose={() => setIsShown(false)} />}
    </Root>
  );
}
