import { directiveStyle, proseStyle } from '@pressline/shared-ui/prose';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useFocusableCode } from './useFocusableCode';
import { useInternalLinks } from './useInternalLinks';

const Root = styled.div`
  ${proseStyle}
  ${directiveStyle}
`;

/** Text that was written in Markdown; `html` is the API's, which sanitises it. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useInternalLinks(root);
  useFocusableCode(root, html);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises it with a closed schema
    <Root ref={root} className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
