import { isPlainClick } from '@pressline/shared-ui';
import { useNavigate } from '@pressline/shared-ui/router';
import { type RefObject, useEffect } from 'react';
import { isOwnPage } from './isOwnPage';

/** Lets links to our own pages inside inserted HTML navigate without loading a new document. */
export function useInternalLinks(root: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!isPlainClick(event) || event.defaultPrevented || !isOwnPage(href)) return;
      // The page script shows what it says more about.
      if (link?.dataset.popover) return;
      event.preventDefault();
      navigate(href);
    };
    element.addEventListener('click', handleClick);
    return () => element.removeEventListener('click', handleClick);
  }, [root, navigate]);
}
