import type { ArticlePage } from '@pressline/shared-api';
import { isPlainClick } from '@pressline/shared-ui';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { printPath } from '../routes';

type RunDialog = ComponentType<{ article: ArticlePage; onClose: () => void }>;

const load = () => import(/* webpackChunkName: "run" */ '../run/RunDialog');

/** Opens the run of an article that has steps. Without its code the link leads to the work sheet. */
export function StartRun({ article }: { article: ArticlePage }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<RunDialog>();
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

  // The page behind the run takes no focus before the run is gone.
  useEffect(() => {
    if (!Dialog) return undefined;
    return () => link.current?.focus({ preventScroll: true });
  }, [Dialog]);

  // Forward leads into the run again.
  useEffect(() => {
    const handlePop = () => location.hash.startsWith('#run=') && link.current?.click();
    addEventListener('popstate', handlePop);
    return () => removeEventListener('popstate', handlePop);
  }, []);

  return (
    <>
      <a
        ref={link}
        href={href}
        data-needs-script=""
        data-hash="run"
        onClick={(event) => void handleClick(event)}
      >
        Start run
      </a>
      {isMissing && <span role="status">You need a network connection to start a run.</span>}
      {Dialog &&
        createPortal(
          <Dialog article={article} onClose={() => setDialog(undefined)} />,
          document.body,
        )}
    </>
  );
}
