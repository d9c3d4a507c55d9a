import { withDirections } from '@pressline/shared-api/text';
import { isPlainClick } from '@pressline/shared-ui';
import { directiveStyle, proseStyle } from '@pressline/shared-ui/prose';
import { useNavigate } from '@pressline/shared-ui/router';
import { trustedHtml } from '@pressline/shared-ui/trusted-html';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';

/** Whether an address is a page of this site, not a file or the API. */
export function isOwnPage(href: string): boolean {
  return /^\/(?!\/|api\/)/.test(href) && !/\.\w+$/.test(href);
}

/** Lets links to our own pages inside inserted HTML navigate without loading a new document. */
function useInternalLinks(root: RefObject<HTMLElement | null>): void {
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

function setFocusable({ target }: { target: Element }): void {
  const isWide = target.scrollWidth > target.clientWidth;
  const attributes = { tabindex: '0', role: 'group', 'aria-label': 'Code' };
  for (const [name, value] of Object.entries(attributes)) {
    if (isWide) target.setAttribute(name, value);
    else target.removeAttribute(name);
  }
}

/** Lets the keyboard scroll code that is wider than the page; run again for each new `html`. */
function useFocusableCode(root: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new text brings new elements
  useEffect(() => {
    const blocks = root.current?.querySelectorAll('pre') ?? [];
    if (blocks.length === 0) return undefined;
    const observer = new ResizeObserver((entries) => entries.forEach(setFocusable));
    for (const code of blocks) observer.observe(code);
    return () => observer.disconnect();
  }, [root, html]);
}

const Root = styled.div`
  ${proseStyle}
  ${directiveStyle}
`;

interface ProseProps {
  html: string;
  className?: string;
  /** For a caller that works on the inserted elements. */
  rootRef?: RefObject<HTMLDivElement | null>;
}

/** Text that was written in Markdown; `html` is the API's, which sanitizes it. */
export function Prose({ html, className, rootRef }: ProseProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const root = rootRef ?? ownRef;
  // React inserts the text again whenever this object is another one.
  const inserted = useMemo(() => ({ __html: trustedHtml(withDirections(html)) }), [html]);
  useInternalLinks(root);
  useFocusableCode(root, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitizes it with a closed schema
  return <Root ref={root} data-prose className={className} dangerouslySetInnerHTML={inserted} />;
}
