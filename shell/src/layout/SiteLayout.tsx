import { company } from '@pressline/shared-api/company';
import { corePaths, Drawing, NewTabHint, theme } from '@pressline/shared-ui';
import { Link, NavLink } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageRemote } from '../page/pageConfig';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { Bar, BookDemo, Inner, Items, MenuButton, Navigation, StartTrial } from './headerStyle';
import { sectionLinks, TRIAL_PATH } from './navigation';

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${theme.layout.target};
  height: ${theme.layout.target};
  padding: 0;
  border: 0;
  background: none;

  @media (scripting: none) { display: none; }
`;

/** Switches between light and dark and remembers the choice; the page script answers it. */
function ThemeToggle() {
  return (
    <Toggle
      type="button"
      aria-label="Switch between light and dark theme"
      data-page-script=""
      data-theme-toggle=""
    >
      <Drawing path={corePaths.moon} />
    </Toggle>
  );
}

/**
 * Site header: brand, main navigation, theme switch, Start Trial, Book Demo. The page script answers
 * it (`enhanceHeader`), so that nothing here has a handler.
 */
function Header() {
  return (
    <Bar>
      <Inner>
        <Brand />
        <MenuButton type="button" popoverTarget="site-navigation" data-page-script="">
          <span>Menu</span>
          <span>Close</span>
        </MenuButton>
        <Navigation id="site-navigation" aria-label="Main" popover="auto">
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
              <ThemeToggle />
            </li>
            <li>
              <StartTrial as={Link} to={TRIAL_PATH}>
                Start Trial
              </StartTrial>
            </li>
            <li>
              <BookDemo href={company.schedulingUrl} target="_blank" rel="noopener">
                Book Demo
                <NewTabHint />
              </BookDemo>
            </li>
          </Items>
        </Navigation>
      </Inner>
    </Bar>
  );
}

/** The header of a document without scripts, whose menu could not open; the footer has the links. */
function StillHeader() {
  return (
    <Bar>
      <Inner>
        <Brand />
      </Inner>
    </Bar>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > main { flex: 1; }
`;

interface SiteLayoutProps {
  remotes: readonly PageRemote[];
  /** For a document without scripts: nothing in the frame needs one. */
  isStill?: boolean;
  children: ReactNode;
}

export function SiteLayout({ remotes, isStill = false, children }: SiteLayoutProps) {
  return (
    <Frame>
      {isStill ? <StillHeader /> : <Header />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer remotes={remotes} isStill={isStill} />
    </Frame>
  );
}
