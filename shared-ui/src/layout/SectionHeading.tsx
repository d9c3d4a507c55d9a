import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { Eyebrow } from './Eyebrow';

const { color, text, space } = theme;

const Root = styled.div`
  display: grid;
  gap: ${space.sm};
  max-width: 46rem;
`;
const Lead = styled.p`
  max-width: 38em;
  color: ${color.inkSoft};
  font-size: ${text.lead};
  line-height: 1.5;
`;

interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Level in the page's outline; 2 unless given. */
  level?: 1 | 2 | 3;
  /** Id of the heading itself, for `aria-labelledby` of the section. */
  headingId?: string;
}

/** A section's heading with its slug line and lead. */
export function SectionHeading({
  title,
  eyebrow,
  lead,
  level = 2,
  headingId,
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Root {...rest}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading id={headingId}>{title}</Heading>
      {lead && <Lead>{lead}</Lead>}
    </Root>
  );
}
