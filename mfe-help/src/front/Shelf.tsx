import { media, SectionHeading, theme } from '@pressline/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const { space } = theme;

/* The heading beside its content where there is room, and in sight as long as the content is. */
const Section = styled.section`
  display: grid;
  gap: ${space.lg} ${space.xl};
  align-items: start;

  ${media.medium} {
    grid-template-columns: 17rem minmax(0, 1fr);
    > :first-child { position: sticky; top: calc(${theme.layout.headerHeight} + ${space.lg}); }
  }
`;
const Content = styled.div`
  min-width: 0;
`;

/** A section of the front page with its heading at the side. */
export function Shelf({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <SectionHeading title={title} lead={lead} headingId={headingId} />
      <Content>{children}</Content>
    </Section>
  );
}
