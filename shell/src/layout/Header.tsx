import { company } from '@pressline/shared-api/company';
import { NewTabHint } from '@pressline/shared-ui';
import { Link, NavLink, useLocation } from '@pressline/shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { Brand } from './Brand';
import { Bar, BookDemo, Inner, Items, MenuButton, Navigation, StartTrial } from './headerStyle';
import { sectionLinks, TRIAL_PATH } from './navigation';
import { ThemeToggle } from './ThemeToggle';
import { useFocusTrap } from './useFocusTrap';
import { useIsScrolled } from './useIsScrolled';

/** Site header: brand, main navigation, theme switch, Start Trial, Book Demo. */
export function Header() {
  const isScrolled = useIsScrolled();
  const { key } = useLocation();
  // Open at one place only: every navigation closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function handleClose() {
    setOpenAt(null);
    button.current?.focus();
  }
  useFocusTrap(bar, isOpen, handleClose);
  useEffect(() => {
    if (!isOpen) return;
    // Wide enough for the whole navigation, there is no menu that could be closed.
    const closeWhenWide = () => button.current?.offsetParent || setOpenAt(null);
    window.addEventListener('resize', closeWhenWide);
    return () => window.removeEventListener('resize', closeWhenWide);
  }, [isOpen]);

  return (
    <Bar ref={bar} data-solid={isScrolled || isOpen}>
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
