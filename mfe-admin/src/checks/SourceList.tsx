import type { PlacedSource } from '@pressline/shared-api';
import { Badge, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { useApi } from '../auth/useSession';
import { useWrite } from '../documents/useWrites';
import * as Row from '../list/rowStyle';
import { Note } from '../Notice';
import { SmallButton } from '../SmallButton';

const { color, space, text } = theme;

const Root = styled.section`
  border: 1px solid ${color.line};
  background: ${color.surface};

  > h3 { padding: ${space.sm} ${space.md} 0; font-size: ${text.body}; }
  > p { padding: 0 ${space.md} ${space.sm}; }
  ul { padding: 0; list-style: none; }
`;

export const LineButton = ({ line, onShow }: { line: number; onShow: (line: number) => void }) => (
  <SmallButton
    label={`Line ${line}`}
    variant="ghost"
    aria-label={`Show line ${line}`}
    onClick={() => onShow(line)}
  />
);

interface SourceListProps {
  articleId: string;
  sources: readonly PlacedSource[];
  onShow: (line: number) => void;
}

export function SourceList({ articleId, sources, onShow }: SourceListProps) {
  const { checks } = useApi();
  const confirm = useWrite('Failed to mark it as checked', {
    mutationFn: (stated: string) => checks.confirmSource(articleId, { text: stated }),
  });
  const doubts = sources.filter(({ page }) => page === null).length;
  return (
    <Root aria-label="From the PDF">
      <h3>From the PDF</h3>
      <Note>
        {doubts > 0
          ? `${formatCount(doubts, 'statement')} not found in the PDF. Compare, then correct or mark as checked.`
          : 'The PDF has all statements with numbers, names and steps.'}
      </Note>
      <ul>
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
      </ul>
    </Root>
  );
}
