import {
  DialogBody,
  PageDialog,
  PageDialogHead,
  RetryBoundary,
  Spinner,
  useIsFromServer,
} from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { openPageDialog } from '@pressline/shared-ui/open-page-dialog';
import { useLocation, useNavigationType } from '@pressline/shared-ui/router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { site } from '../../content/site';
import { postedState } from '../postedState';

const ID = 'trial';

const TrialContent = island(() => import(/* webpackChunkName: "trial" */ './TrialContent'), 'used');

/** What stands in the dialog until its code is there: it has a name and can be closed. */
function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <PageDialogHead dialogId={ID} title={site.trialTitle} />
      <DialogBody>{children}</DialogBody>
    </>
  );
}

/**
 * The trial dialog, on every page of this remote. The page script opens it for links to it and for its address.
 * In a page that React has rendered alone its code is fetched when it opens.
 */
export function TrialDialog() {
  const { search, hash, key } = useLocation();
  const isFollowed = useNavigationType() === 'PUSH';
  const [isNeeded, setIsNeeded] = useState(useIsFromServer());
  const dialog = useRef<HTMLDialogElement>(null);

  // Where the router has followed a link from another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if (!isFollowed || hash !== `#${ID}` || !dialog.current) return;
    window.scrollTo(0, 0);
    openPageDialog(dialog.current);
  }, [key]);

  return (
    <PageDialog
      id={ID}
      size="sm"
      ref={dialog}
      isInPage={postedState(search, ['trial']) !== undefined}
      // As it opens.
      onFocus={() => setIsNeeded(true)}
    >
      {isNeeded && (
        <RetryBoundary message="The trial form couldn’t be loaded" frame={Waiting}>
          <Suspense
            fallback={
              <Waiting>
                <Spinner label="Opening the trial form..." />
              </Waiting>
            }
          >
            <TrialContent />
          </Suspense>
        </RetryBoundary>
      )}
    </PageDialog>
  );
}
