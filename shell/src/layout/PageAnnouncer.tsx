import { VisuallyHidden } from '@pressline/shared-ui';
import { useEffect, useState } from 'react';

/** Says the title of the page that a client navigation has led to: no document load does. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    // The title of the document itself has been said, and is set once more as its page wakes.
    let said = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === said) return;
      said = document.title;
      setTitle(said);
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <VisuallyHidden role="status" data-announces="title">
      {title}
    </VisuallyHidden>
  );
}
