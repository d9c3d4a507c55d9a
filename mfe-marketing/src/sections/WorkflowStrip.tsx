import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';

const { color, font, space, text } = theme;

const Steps = styled.ol`
  display: grid;
  gap: ${space.xl} ${space.lg};
  counter-reset: step;

  ${media.small} { grid-template-columns: repeat(2, 1fr); }
  ${media.medium} { grid-template-columns: repeat(3, 1fr); }
`;
const Step = styled.li`
  counter-increment: step;
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding-top: ${space.md};
  border-top: 2px solid ${color.line};

  h3::before { content: counter(step); margin-right: 0.5em; color: ${color.inkMuted}; }
  h3 + p { margin-bottom: ${space.xs}; color: ${color.inkSoft}; }
`;
const TicketLine = styled.p`
  margin-top: auto;
  padding: ${space.xs} ${space.sm};
  border-left: 0.375rem solid ${color.yellow};
  background: ${color.tint};
  font: 400 ${text.caption} / 1.5 ${font.mono};
`;

/** The steps of a job, each with the line that it adds to the ticket. */
export function WorkflowStrip(block: Block) {
  const { items } = required(block, 'items');
  return (
    <Steps>
      {items.map(([name, description, ticket]) => (
        <Step key={name}>
          <h3>{name}</h3>
          <p>{description}</p>
          <TicketLine>{ticket}</TicketLine>
        </Step>
      ))}
    </Steps>
  );
}
