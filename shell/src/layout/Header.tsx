import { company } from '@pressline/shared-api/company';
import { Container, media, NewTabHint, theme } from '@pressline/shared-ui';
import { Link, NavLink, useLocation } from '@pressline/shared-ui/router';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Brand } from './Brand';
import { sectionLinks } from './navigation';
import { ThemeToggle } from './ThemeToggle';
import { useIsScrolled } from './useIsScrolled';

const { color, space, layout, text, motion, z } = theme;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${z.header};
  background: ${color.paper};
  border-bottom: 1px solid transparent;
  transition: border-color ${motion.medium}, background-color ${motion.medium};

  @media (scripting: none) { position: static; }

  &[data-solid='true'] {
    background: ${color.surface};
    border-bottom-color: ${color.line};
  }

  @media print { display: none; }
`;

const Inner = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.lg};
  min-height: ${layout.headerHeight};
`;

const MenuButton = styled.button`
  margin-left: auto;
  min-width: ${layout.target};
  min-height: ${layout.target};
  padding: 0 ${space.sm};
  border: 1px solid ${color.lineStrong};
  background: none;
  font-size: ${text.small};

  ${media.medium} { display: none; }
  @media (scripting: none) { display: none; }
`;

const Navigation = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  display: none;
  padding: ${space.sm} ${layout.gutter} ${space.lg};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};

  &[data-open='true'] { display: block; }

  ${media.medium} {
    position: static;
    display: block;
    margin-left: auto;
    padding: 0;
    background: none;
    border: 0;
  }
  @media (scripting: none) {
    position: static;
    display: block;
    padding: 0;
    background: none;
    border: 0;
  }
`;

const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xxs} ${space.md};

  a {
    display: flex;
    align-items: center;
    min-height: ${layout.target};
    padding: 0 ${space.xxs};
    color: ${color.ink};
    font-size: ${text.small};
    text-decoration: none;
  }
  a:hover, a[aria-current='page'] {
    text-decoration: underline;
    text-decoration-color: ${color.magenta};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }

  ${media.medium} {
    flex-direction: row;
    align-items: center;
  }
`;

const BookDemo = styled.a`
  && {
    padding: 0 ${space.md};
    background: ${color.ink};
    color: ${color.paper};
    justify-content: center;
    gap: ${space.xs};
  }
`;

/** Site header: brand, main navigation, theme switch, Book Demo. */
export function Header() {
  const isScrolled = useIsScrolled();
  const { key } = useLocation();
  // Open at one place only: every navigation closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const button = useRef<HTMLButtonElement>(null);

  return (
    <Bar
      data-solid={isScrolled || isOpen}
      onKeyDown={({ key: pressed }) => {
        if (pressed !== 'Escape' || !isOpen) return;
        setOpenAt(null);
        button.current?.focus();
      }}
    >
      <Inner>
        <Brand />
        <MenuButton
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls="site-navigation"
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          {isOpen ? 'Close' : 'Menu'}
        </MenuButton>
        <Navigation id="site-navigation" aria-label="Main" data-open={isOpen}>
          <Items>
            {sectionLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <NavLink to="/help">Help Center</NavLink>
            </li>
            <li>
              <BookDemo href={company.schedulingUrl} target="_blank" rel="noopener">
                Book Demo
                <NewTabHint />
              </BookDemo>
            </li>
            <li>
              <ThemeToggle />
            </li>
          </Items>
        </Navigation>
      </Inner>
    </Bar>
  );
}
