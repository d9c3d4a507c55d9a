import type { Finding } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as Row from '../list/rowStyle';

const Message = styled.p`
  overflow-wrap: anywhere;
`;

const LEVELS = {
  error: { label: 'Error', tone: 'danger' },
  warning: { label: 'Warning', tone: 'warning' },
} as const;

/** What no other finding of a document has. */
export const findingKey = ({ check, line, message, fix }: Finding): string =>
  [check, line, message, fix?.start].join(' ');

interface FindingTextProps {
  finding: Finding;
  /** Shown above, such as the document that has it. */
  head?: ReactNode;
  facts?: ReactNode;
}

export function FindingText({ finding, head, facts }: FindingTextProps) {
  const { label, tone } = LEVELS[finding.level];
  return (
    <Row.Main>
      <Row.Head>
        {head}
        <Badge tone={tone}>{label}</Badge>
      </Row.Head>
      <Message>{finding.message}</Message>
      <Row.Facts>
        {facts}
        <span>{finding.advice}</span>
      </Row.Facts>
    </Row.Main>
  );
}
