import { theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SectionHead } from '../content/MarkdownContent';

const { color, font, space, text } = theme;

const Root = styled.section`
  padding-block: ${space.xxl};
  border-top: 2px solid ${color.ink};

  @media print { padding-block: ${space.lg}; }
`;
const Heading = styled.h2`
  max-width: 20em;
  span {
    display: block;
    margin-bottom: ${space.xs};
    color: ${color.inkMuted};
    font: 400 ${text.caption} / 1.4 ${font.mono};
    letter-spacing: 0;
  }
`;
const Lead = styled.p`
  max-width: 38em;
  margin-top: ${space.sm};
  color: ${color.inkSoft};
  font-size: ${text.lead};
  line-height: 1.5;
`;
const Body = styled.div`
  display: grid;
  gap: ${space.xl};
  margin-top: ${space.xl};

  & > * { min-width: 0; }
`;

interface GuideSectionProps extends SectionHead {
  children: ReactNode;
}

export function GuideSection({ id, title, lead, label, children }: GuideSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Root id={id} aria-labelledby={headingId}>
      <Heading id={headingId}>
        {label && <span>{label} </span>}
        {title}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
      <Body>{children}</Body>
    </Root>
  );
}
