import type { Finding, LocatedSource } from '@pressline/shared-api';
import { Badge, EmptyState, Spinner, Stack, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { FetchFailure } from '../form/api/failures';
import { useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';
import { Note, SmallButton } from '../form/controls';
import { FindingText, findingKey } from '../insight/FindingText';
import * as Row from '../list/rowStyle';
import type { useArticleChecks } from './useArticleChecks';

const { space, text } = theme;

const Root = styled(Row.Frame)`
  > h3 { padding: ${space.sm} ${space.md} 0; font-size: ${text.body}; }
  > p { padding: 0 ${space.md} ${space.sm}; }
`;

const LineButton = ({ line, onShow }: { line: number; onShow: (line: number) => void }) => (
  <SmallButton
    label={`Line ${line}`}
    variant="ghost"
    aria-label={`Show line ${line}`}
    onClick={() => onShow(line)}
  />
);

interface SourceListProps {
  articleId: string;
  sources: readonly LocatedSource[];
  onShow: (line: number) => void;
}

function SourceList({ articleId, sources, onShow }: SourceListProps) {
  const { checks } = useApi();
  const confirm = useWrite('Failed to mark it as checked', {
    mutationFn: (stated: string) => checks.confirmSource(articleId, { text: stated }),
  });
  const doubts = sources.filter(({ page }) => page === null).length;
  return (
    <Root as="section" aria-label="From the PDF">
      <h3>From the PDF</h3>
      <Note>
        {doubts > 0
          ? `${formatCount(doubts, 'statement')} not found in the PDF. Compare each one, then correct it or mark it as checked.`
          : 'Every statement with a number, name or step was found in the PDF.'}
      </Note>
      <Row.List>
        {sources.map(({ text: stated, page, line }) => (
          <Row.Wrapping key={`${line} ${stated}`}>
            <Row.Main>
              <Row.Head>
                <Badge tone={page ? 'success' : 'danger'}>
                  {page ? `Page ${page}` : 'Not found'}
                </Badge>
              </Row.Head>
              <p>{stated}</p>
            </Row.Main>
            <Row.Actions>
              <LineButton line={line} onShow={onShow} />
              {!page && (
                <SmallButton
                  label="Mark as checked"
                  isBusy={confirm.isPending}
                  aria-label={`Mark as checked: ${stated}`}
                  onClick={() => confirm.mutate(stated)}
                />
              )}
            </Row.Actions>
          </Row.Wrapping>
        ))}
      </Row.List>
    </Root>
  );
}

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
    <Stack gap="md">
      {findings.length + sources.length === 0 && <EmptyState>No problems found.</EmptyState>}
      {findings.length > 0 && (
        <Row.Frame as="ul" aria-label="Problems in the text" aria-busy={isBehind}>
          {findings.map((finding) => {
            const { line, message, fix } = finding;
            return (
              <Row.Root key={findingKey(finding)}>
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
        </Row.Frame>
      )}
      {articleId && sources.length > 0 && (
        <SourceList articleId={articleId} sources={sources} onShow={onShow} />
      )}
    </Stack>
  );
}
