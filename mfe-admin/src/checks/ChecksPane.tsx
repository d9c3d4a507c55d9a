import type { Finding } from '@pressline/shared-api';
import { EmptyState, Spinner, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FetchFailure } from '../documents/FetchFailure';
import * as Row from '../list/rowStyle';
import { SmallButton } from '../SmallButton';
import { FindingText, keyOf } from './FindingText';
import { LineButton, SourceList } from './SourceList';
import type { useArticleChecks } from './useArticleChecks';

const Pane = styled.div`
  display: grid;
  gap: ${theme.space.md};
  max-height: 100%;
  overflow-y: auto;
`;
const Findings = styled.ul`
  padding: 0;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  list-style: none;
`;

interface ChecksPaneProps {
  /** Of a stored article. */
  articleId: string | undefined;
  checks: ReturnType<typeof useArticleChecks>;
  onShow: (line: number) => void;
  onFix: (fix: NonNullable<Finding['fix']>) => void;
}

export default function ChecksPane({ articleId, checks, onShow, onFix }: ChecksPaneProps) {
  const { query, isBehind } = checks;
  if (query.isError) return <FetchFailure query={query} message="Failed to check the text" />;
  if (!query.data) return <Spinner label="Checking the text..." />;
  const { sources } = query.data;
  const findings = query.data.findings.filter(({ check }) => check !== 'notInPdf');
  return (
    <Pane>
      {findings.length + sources.length === 0 && (
        <EmptyState>No problems were found in this text.</EmptyState>
      )}
      {findings.length > 0 && (
        <Findings aria-label="Problems in the text" aria-busy={isBehind}>
          {findings.map((finding) => {
            const { line, message, fix } = finding;
            return (
              <Row.Root key={keyOf(finding)}>
                <FindingText finding={finding} />
                <Row.Actions>
                  {line && <LineButton line={line} onShow={onShow} />}
                  {fix && (
                    <SmallButton
                      label="Fix"
                      disabled={isBehind}
                      aria-label={`Fix line ${line}: ${message}`}
                      onClick={() => onFix(fix)}
                    />
                  )}
                </Row.Actions>
              </Row.Root>
            );
          })}
        </Findings>
      )}
      {articleId && sources.length > 0 && (
        <SourceList articleId={articleId} sources={sources} onShow={onShow} />
      )}
    </Pane>
  );
}
