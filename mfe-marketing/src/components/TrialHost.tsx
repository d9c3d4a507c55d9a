import { isPlainClick, Spinner, theme } from '@pressline/shared-ui';
import { useLocation, useNavigate, useNavigationType } from '@pressline/shared-ui/router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { site } from '../content/site';
import { postedState } from '../forms/postedState';
import type { TrialDialogsProps } from '../forms/trial/TrialDialogs';

const isTrialLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]')?.getAttribute('href') === site.links.trial;

export const loadTrial = () =>
  import(/* webpackChunkName: "trial" */ '../forms/trial/TrialDialogs');

/** Whether the visitor has pressed a link to the trial, or followed its address, before this code came. */
export const isTrialAwaited = (): boolean =>
  location.pathname + location.hash === site.links.trial ||
  isTrialLink(window.presslineClicks?.at(-1) ?? null);

/**
 * Calls `open` for every plain click on a link to the trial in the whole page, the shell's included,
 * even before the link's own code has arrived. It is no navigation, so nothing waits for the router.
 * @returns a function that ends this
 */
function catchTrialLinks(open: () => void): () => void {
  function handleClick(event: MouseEvent) {
    if (!isTrialLink(event.target) || !isPlainClick(event)) return;
    event.preventDefault();
    open();
  }
  window.addEventListener('click', handleClick, { capture: true });
  return () => window.removeEventListener('click', handleClick, { capture: true });
}

const Waiting = styled(Spinner)`
  position: fixed;
  inset: auto 0 ${theme.space.lg};
  z-index: ${theme.z.dialog};
  width: fit-content;
  margin-inline: auto;
  padding: ${theme.space.sm} ${theme.space.md};
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surfaceRaised};
`;

const HASH = '#trial';

/**
 * Opens the trial dialog on every page of this remote: for a click on a link to it, and for an
 * address with its hash. The dialog's code is fetched then.
 */
export function TrialHost() {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const isFollowed = useNavigationType() === 'PUSH';
  const [isOpen, setIsOpen] = useState(false);
  const [Dialogs, setDialogs] = useState<ComponentType<TrialDialogsProps>>();
  const hasFailed = useRef(false);

  useEffect(() => catchTrialLinks(() => setIsOpen(true)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    // After a post without script the address has the same hash and means the form in the page.
    if (hash !== HASH || hasFailed.current || postedState(search, ['trial'])) return;
    if (isFollowed) window.scrollTo(0, 0);
    setIsOpen(true);
    // The hash too: a link that was followed before hydration has no new key.
  }, [key, hash]);

  useEffect(() => {
    if (!isOpen || Dialogs) return;
    loadTrial().then(
      ({ default: Loaded }) => setDialogs(() => Loaded),
      (error: unknown) => {
        console.error('The trial dialog could not be loaded; the form in the page serves', error);
        hasFailed.current = true;
        setIsOpen(false);
        location.assign(site.links.trial);
      },
    );
  }, [isOpen, Dialogs]);

  function handleClose() {
    setIsOpen(false);
    if (hash === HASH) navigate({ search }, { replace: true });
  }

  if (!Dialogs) return isOpen ? <Waiting label="Opening the trial form..." /> : null;
  return <Dialogs isOpen={isOpen} onClose={handleClose} />;
}
