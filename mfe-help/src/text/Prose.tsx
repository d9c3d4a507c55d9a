import { directiveStyle, proseStyle } from '@pressline/shared-ui/prose';
import { trustedHtml } from '@pressline/shared-ui/trusted-html';
import { type RefObject, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useFocusableCode } from './useFocusableCode';
import { useInternalLinks } from './useInternalLinks';

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

/** Text that was written in Markdown; `html` is the API's, which sanitises it. */
export function Prose({ html, className, rootRef }: ProseProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const root = rootRef ?? ownRef;
  // React inserts the text anew whenever this object is another one.
  const inserted = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  useInternalLinks(root);
  useFocusableCode(root, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises it with a closed schema
  return <Root ref={root} data-prose className={className} dangerouslySetInnerHTML={inserted} />;
}
