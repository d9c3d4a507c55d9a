import { theme } from '@pressline/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Group = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space.sm};
  min-width: 0;
`;
const Title = styled.h3`
  display: flex;
  gap: ${theme.space.xs};
  align-items: baseline;
  font-size: ${theme.text.heading4};

  > span { color: ${theme.color.inkMuted}; font: 400 ${theme.text.caption} ${theme.font.mono}; letter-spacing: 0; }
`;

/** The results of one kind with their number; nothing when there are none. */
export function HitGroup({
  title,
  count,
  children,
}: {
  title: string;
  count: number;
  children: ReactNode;
}) {
  const headingId = useId();
  if (count === 0) return null;
  return (
    <Group aria-labelledby={headingId}>
      <Title id={headingId}>
        {title} <span>{count}</span>
      </Title>
      {children}
    </Group>
  );
}
