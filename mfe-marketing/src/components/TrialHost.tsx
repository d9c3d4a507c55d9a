import { Spinner, theme } from '@pressline/shared-ui';
import { useLocation, useNavigate, useNavigationType } from '@pressline/shared-ui/router';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { postedState } from '../forms/postedState';
import type { TrialDialogsProps } from '../forms/trial/TrialDialogs';

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

/** Opens the trial dialog for the hash `#trial` on every page of this remote; its code comes then. */
export function TrialHost() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isFollowed = useNavigationType() === 'PUSH';
  const [Dialogs, setDialogs] = useState<ComponentType<TrialDialogsProps>>();
  const [isLoading, setIsLoading] = useState(false);
  // A post without script comes back with the same hash, to the form in the page.
  const isAsked = hash === '#trial' && !postedState(search, ['trial']);

  useEffect(() => {
    if (!isAsked || Dialogs) return;
    setIsLoading(true);
    import(/* webpackChunkName: "trial" */ '../forms/trial/TrialDialogs')
      .then(({ default: Loaded }) => setDialogs(() => Loaded))
      .catch((error: unknown) => {
        console.error('The trial dialog could not be loaded; the form in the page serves', error);
        location.assign('/#trial');
      })
      .finally(() => setIsLoading(false));
  }, [isAsked, Dialogs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is come to
  useEffect(() => {
    if (isAsked && isFollowed) window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <>
      {/* The shell moves the focus to what the hash names: here to nothing, it stays on the button. */}
      {pathname !== '/' && <span id="trial" hidden />}
      {isLoading && <Waiting label="Opening the trial form..." />}
      {Dialogs && (
        <Dialogs isOpen={isAsked} onClose={() => navigate({ search }, { replace: true })} />
      )}
    </>
  );
}
