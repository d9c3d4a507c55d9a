import { theme } from '@pressline/shared-ui';
import { useLocation } from '@pressline/shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';

/** A page that is there sooner needs no indication. */
const PATIENCE_MS = 150;

const grow = keyframes`
  from { transform: scaleX(0.05); }
  to { transform: scaleX(0.9); }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.z.toast};
  height: 3px;
  background: ${theme.color.magenta};
  transform-origin: left;
  animation: ${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards;

  @media (prefers-reduced-motion: reduce) { animation: none; transform: scaleX(0.5); }
`;

/** The router's name of the entry of the history that the address belongs to. */
const entryKey = (): string => window.history.state?.key ?? 'default';

/** A line at the top while the page that the visitor asked for is on its way. */
export function NavigationProgress() {
  const { key } = useLocation();
  const shown = useRef('');
  const [isSlow, setIsSlow] = useState(false);

  // Not while rendering: a page that is still on its way is rendered, too, before it is shown.
  useEffect(() => {
    shown.current = key;
    setIsSlow(false);
  }, [key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      // The entry changes at once, the page in a transition behind it. The address alone may be changed
      // by a page that keeps what it shows in it.
      timer = setTimeout(() => setIsSlow(entryKey() !== shown.current), PATIENCE_MS);
    };
    window.addEventListener('click', watch);
    window.addEventListener('popstate', watch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', watch);
      window.removeEventListener('popstate', watch);
    };
  }, []);

  return isSlow ? <Bar role="progressbar" aria-label="Loading the page" /> : null;
}
