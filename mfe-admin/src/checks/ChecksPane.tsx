import type { Finding } from '@pressline/shared-api';
import { Button, EmptyState, Spinner, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FetchFailure } from '../documents/FetchFailure';
import * as Row from '../list/rowStyle';
import { FindingText, keyOf } from './FindingText';
import type { useArticleChecks } from './useArticleChecks';

const Findings = styled.ul`
  max-height: 100%;
  padding: 0;
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  list-style: none;
`;

interface ChecksPaneProps {
  checks: ReturnType<typeof useArticleChecks>;
  onShow: (line: number) => void;
  onFix: (fix: NonNullable<Finding['fix']>) => void;
}

/** What is wrong with the text of the form, with the way to each place. */
export default function ChecksPane({ checks, onShow, onFix }: ChecksPaneProps) {
  const { query, findings, isBehind } = checks;
  if (query.isError) return <FetchFailure query={query} message="Failed to check the text" />;
  if (!findings) return <Spinner label="Checking the text..." />;
  if (findings.length === 0) return <EmptyState>No problems were found in this text.</EmptyState>;
  return (
    <Findings aria-label="Problems in the text" aria-busy={isBehind}>
      {findings.map((finding) => {
        const { line, message, fix } = finding;
        return (
          <Row.Root key={keyOf(finding)}>
            <FindingText finding={finding} />
            <Row.Actions>
              {line && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Show line ${line}`}
                  onClick={() => onShow(line)}
                >
                  Line {line}
                </Button>
              )}
              {fix && (
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={isBehind}
                  aria-label={`Fix line ${line}: ${message}`}
                  onClick={() => onFix(fix)}
                >
                  Fix
                </Button>
              )}
            </Row.Actions>
          </Row.Root>
        );
      })}
    </Findings>
  );
}
