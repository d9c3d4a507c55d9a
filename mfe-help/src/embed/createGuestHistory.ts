import type { Router } from '@pressline/shared-ui/router';
import type { ComponentProps } from 'react';
import { articlePath, HELP_PATH } from '../routes';
import type { GuestProps } from './GuestProps';

type RouterProps = ComponentProps<typeof Router>;
type GuestLocation = Record<'pathname' | 'search' | 'hash' | 'key', string> & { state: unknown };

/** Where a guest is: the `location` of its router, whose paths are those of the help center. */
export interface GuestState {
  location: GuestLocation;
  navigationType: NonNullable<RouterProps['navigationType']>;
}

export const CONTACT_PATH = '/help/contact';

export type GuestHistory = ReturnType<typeof createGuestHistory>;

/**
 * The guest's own history: in memory, or with a `basePath` in the page's address bar, where it leaves
 * the entries of others alone. Links to the help center have the address of its site, or that below
 * the base path, so that they open in a new tab, too.
 */
export function createGuestHistory({ address, basePath, article }: GuestProps) {
  const site = new URL(address);
  const base = basePath?.replace(/\/+$/, '');
  let entries: GuestLocation[] = [];
  let at = -1;
  let notify = () => {};

  /** The path in the help center that an address leads to, if the guest can show it. */
  function pathOf(href: string): string | undefined {
    const url = new URL(href, site);
    const rest = `${url.search}${url.hash}`;
    if (base !== undefined && url.origin === location.origin && isBelow(url.pathname, base)) {
      return HELP_PATH + url.pathname.slice(base.length).replace(/\/$/, '') + rest;
    }
    if (url.origin !== site.origin) return undefined;
    if (url.pathname === '/' && url.hash === '#contact') return CONTACT_PATH + url.search;
    const isPage = isBelow(url.pathname, HELP_PATH) && !/(?:\.md|\/sheet)$/.test(url.pathname);
    return isPage ? url.pathname + rest : undefined;
  }

  function hrefOf(path: string): string {
    const isShown = isBelow(path.split(/[?#]/)[0] ?? '', HELP_PATH);
    if (base !== undefined && isShown) return base + path.slice(HELP_PATH.length) || '/';
    if (path.startsWith(CONTACT_PATH)) return `${site.origin}/#contact`;
    return site.origin + path;
  }

  function locationOf(path: string, state?: unknown): GuestLocation {
    const { pathname, search, hash } = new URL(path, site);
    return {
      pathname,
      search,
      hash,
      state,
      key: crypto.getRandomValues(new Uint32Array(1)).join(),
    };
  }

  const stateOf = (location: GuestLocation, navigationType: string): GuestState => ({
    location,
    navigationType: navigationType as GuestState['navigationType'],
  });
  let state: GuestState;
  function show(location: GuestLocation, navigationType: string): void {
    state = stateOf(location, navigationType);
    notify();
  }

  const textOf = (to: unknown): string => {
    if (typeof to === 'string') return to;
    const { pathname = '', search = '', hash = '' } = to as Partial<GuestLocation>;
    return pathname + search + hash;
  };

  function move(to: unknown, given: unknown, isReplaced: boolean): void {
    const entry = locationOf(textOf(to), given);
    // Ahead of the new address, of which the browser tells at once.
    state = stateOf(entry, isReplaced ? 'REPLACE' : 'PUSH');
    if (base === undefined) {
      entries = [...entries.slice(0, isReplaced ? at : at + 1), entry];
      at = entries.length - 1;
    } else {
      history[isReplaced ? 'replaceState' : 'pushState'](given ?? null, '', hrefOf(textOf(to)));
    }
    notify();
  }

  const shownPath = () => state.location.pathname + state.location.search + state.location.hash;

  /** Shows what the address bar has: the browser or the page itself has changed it. */
  function readAddress(): void {
    const path = pathOf(location.href);
    if (path && path !== shownPath()) show(locationOf(path, history.state), 'POP');
  }

  /** Goes to an address of the page or of the help center, unless it is shown already. */
  function follow(href: string): void {
    const path = pathOf(new URL(href, base === undefined ? site : location.href).href);
    if (!path || path === shownPath()) return;
    if (base !== undefined && pathOf(location.href) === path) readAddress();
    else move(path, null, false);
  }

  const here = base === undefined ? undefined : pathOf(location.href);
  const start = locationOf(article ? articlePath(article) : (here ?? HELP_PATH));
  entries = [start];
  at = 0;
  state = stateOf(start, 'POP');
  // Back returns to what is in the address bar.
  if (here && article) history.replaceState(history.state, '', hrefOf(start.pathname));
  const stopped = new AbortController();
  // The page's router pushes addresses of which only the Navigation API tells.
  const [teller, type] =
    'navigation' in window
      ? ([window.navigation, 'currententrychange'] as const)
      : ([window as Window, 'popstate'] as const);
  if (base !== undefined) teller.addEventListener(type, readAddress, { signal: stopped.signal });

  return {
    pathOf,
    follow,
    read: () => state,
    /** Whether it has a page before this one; in the address bar the browser knows. */
    canGoBack: () => base === undefined && at > 0,
    subscribe(listener: () => void) {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
    navigator: {
      createHref: (to: unknown) => hrefOf(textOf(to)),
      push: (to: unknown, given?: unknown) => move(to, given, false),
      replace: (to: unknown, given?: unknown) => move(to, given, true),
      go(delta: number) {
        if (base !== undefined) return history.go(delta);
        const entry = entries[at + delta];
        if (!entry) return;
        at += delta;
        show(entry, 'POP');
      },
    },
    stop: () => stopped.abort(),
  };
}

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);
