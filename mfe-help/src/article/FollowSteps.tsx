import type { ArticlePage } from '@pressline/shared-api';
import { isPlainClick } from '@pressline/shared-ui';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { printPath, STEPS_HASH } from '../routes';

type StepsDialog = ComponentType<{ article: ArticlePage; onClose: () => void }>;

const load = () => import(/* webpackChunkName: "steps" */ '../steps/StepsDialog');

/** Shows the steps of an article one at a time. Without its code the link leads to the checklist to print. */
export function FollowSteps({ article }: { article: ArticlePage }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<StepsDialog>();
  const [isMissing, setIsMissing] = useState(false);
  const href = printPath(article.slug);

  async function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      const code = await load();
      setDialog(() => code.default);
      setIsMissing(false);
    } catch {
      if (navigator.onLine) location.assign(href);
      else setIsMissing(true);
    }
  }

  // The page behind the view takes no focus before the view is gone.
  useEffect(() => {
    if (!Dialog) return undefined;
    return () => link.current?.focus({ preventScroll: true });
  }, [Dialog]);

  // Forward leads into the view again.
  useEffect(() => {
    const handlePop = () => location.hash === STEPS_HASH && link.current?.click();
    addEventListener('popstate', handlePop);
    return () => removeEventListener('popstate', handlePop);
  }, []);

  return (
    <>
      <a
        ref={link}
        href={href}
        data-needs-script=""
        data-hash={STEPS_HASH.slice(1)}
        onClick={(event) => void handleClick(event)}
      >
        Follow step by step
      </a>
      {isMissing && <span role="status">You need a network connection to open the steps.</span>}
      {Dialog &&
        createPortal(
          <Dialog article={article} onClose={() => setDialog(undefined)} />,
          document.body,
        )}
    </>
  );
}
