import type { ForeignProps } from '@pressline/shared-api/remote-contract';
import { useLocation, useNavigate } from '@pressline/shared-ui/router';
import { useMemo, useSyncExternalStore } from 'react';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

function onTheme(change: () => void): () => void {
  const observer = new MutationObserver(change);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const preference = dark();
  preference.addEventListener('change', change);
  return () => {
    observer.disconnect();
    preference.removeEventListener('change', change);
  };
}

function readTheme(): ForeignProps['theme'] {
  const chosen = document.documentElement.dataset.theme;
  return (chosen ?? (dark().matches ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light';
}

/** What a foreign remote gets: new ones when the address or the theme has changed. */
export function useForeignProps(basePath: string): ForeignProps {
  const theme = useSyncExternalStore(onTheme, readTheme);
  const navigate = useNavigate();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the remote reads the address by itself
  return useMemo(
    () => ({
      basePath,
      theme,
      navigate(to, options) {
        const url = new URL(to, `${location.origin}${basePath}/`);
        if (url.origin !== location.origin) return location.assign(url);
        const path = url.pathname.replace(/(?<=.)\/$/, '');
        return void navigate(path + url.search + url.hash, options);
      },
    }),
    [basePath, theme, navigate, key],
  );
}
