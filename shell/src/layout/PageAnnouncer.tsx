import { VisuallyHidden } from '@pressline/shared-ui';
import { useEffect, useState } from 'react';

/** Announces the title after a client navigation, as a browser does when it loads a document. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    // The browser has announced the document's own title; hydration sets it once more.
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
