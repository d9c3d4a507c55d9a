import { storeLocal } from '@pressline/shared-ui/browser-storage';
import { isPlainClick } from '@pressline/shared-ui/plain-click';
import { showTheme, THEME_STORAGE_KEY } from '../inlineScripts/showTheme';

const SOLID_AFTER_PX = 20;
/** From here on the navigation is in the header: `media.medium`. */
const WIDE = '(min-width: 1024px)';

const root = document.documentElement;
const findMenu = () => document.getElementById('site-navigation');
const closeMenu = () => findMenu()?.hidePopover();
const closestTo = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest<HTMLElement>(selector);

function toggleTheme(): void {
  const shown =
    root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '');
  const next = shown === 'dark' ? 'light' : 'dark';
  root.dataset.theme = next;
  storeLocal(THEME_STORAGE_KEY, next);
}

/** Keeps Tab within the header while its menu is open, and returns the focus on Escape. */
function handleKey(event: KeyboardEvent): void {
  const menu = findMenu();
  if (!menu?.matches(':popover-open')) return;
  const header = menu.closest('header') as HTMLElement;
  // Safari does not focus a button that is pressed, so that its popover knows no way back.
  if (event.key === 'Escape') header.querySelector<HTMLElement>('[popovertarget]')?.focus();
  if (event.key !== 'Tab') return;
  const stops = [...header.querySelectorAll<HTMLElement>('a, button')].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const first = event.shiftKey ? stops.at(-1) : stops[0];
  const last = event.shiftKey ? stops[0] : stops.at(-1);
  const focused = document.activeElement;
  if (focused !== last && header.contains(focused)) return;
  event.preventDefault();
  first?.focus();
}

/** Shows what a link says more about below it; where that is missing, the link leads on. */
function showPopover(link: HTMLElement, event: Event): void {
  const popover = document.getElementById(link.dataset.popover ?? '');
  if (!popover) return;
  event.preventDefault();
  const { left, bottom } = link.getBoundingClientRect();
  popover.style.cssText = `left:clamp(8px,${left}px,100vw - 26rem);top:${bottom + scrollY}px`;
  popover.showPopover();
  popover.focus();
}

/** What works without React: the theme switch, the menu, the bar that turns solid, definitions. */
export function enhanceHeader(): void {
  const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > SOLID_AFTER_PX);
  markScrolled();
  addEventListener('scroll', markScrolled, { passive: true });
  // The browser's cache keeps a page as it was when its visitor left it.
  addEventListener('pageshow', showTheme);
  addEventListener('popstate', closeMenu);
  matchMedia(WIDE).addEventListener('change', closeMenu);
  document.addEventListener('keydown', handleKey);
  document.addEventListener('click', (event) => {
    if (closestTo(event, '[data-theme-toggle]')) toggleTheme();
    if (closestTo(event, '#site-navigation a')) closeMenu();
    const link = closestTo(event, '[data-popover]');
    if (link && isPlainClick(event)) showPopover(link, event);
  });
  // Safari before 18.3 leaves a popover open on a press beside it.
  document.addEventListener('pointerdown', (event) => {
    if (!closestTo(event, 'header')) closeMenu();
  });
}
