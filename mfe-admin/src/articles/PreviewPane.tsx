import type { ArticlePreview } from '@pressline/shared-api';
import { withDirections } from '@pressline/shared-api/text';
import { EmptyState, Spinner, theme } from '@pressline/shared-ui';
import { directiveStyle, proseStyle } from '@pressline/shared-ui/prose';
import { trustedHtml } from '@pressline/shared-ui/trusted-html';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { readToken } from '../form/api/credentials';
import { useAdminQuery } from '../form/api/queries';
import { useDebounced } from '../form/api/timing';
import { useApi } from '../form/api/useApi';
import { Notice, SmallButton } from '../form/controls';

const { color, space, text } = theme;

const RENDER_PAUSE_MS = 400;

/** The text as readers would see it, shortly after typing has paused; outdated requests are canceled. */
export function useArticlePreview(content: string) {
  const api = useApi();
  const debounced = useDebounced(content, RENDER_PAUSE_MS);
  const query = useAdminQuery(
    ['preview', debounced],
    (init) => api.admin.previewArticle(debounced, init),
    {
      placeholderData: (before) => before,
      // Without a token, do not ask for a login on every key: the next save asks.
      enabled: readToken() !== null,
      gcTime: 0,
    },
  );
  return { ...query, isBehind: debounced !== content || query.isFetching };
}

const Paper = styled.section`
  padding: ${space.lg} clamp(${space.md}, 4vw, ${space.xl});
  border: 1px solid ${color.line};
  background: ${color.paper};
`;
const Title = styled.h2`
  margin-bottom: ${space.sm};
  font-size: ${text.heading2};
  overflow-wrap: anywhere;
`;
const Summary = styled.p`
  margin-bottom: ${space.lg};
  color: ${color.inkSoft};
  font-size: ${text.lead};
`;
const Prose = styled.div`
  ${proseStyle}
  ${directiveStyle}
`;
const Behind = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  margin-bottom: ${space.md};
`;

interface PreviewPaneProps {
  title: string;
  summary: string;
  preview: ReturnType<typeof useArticlePreview>;
}

export function PreviewPane({ title, summary, preview }: PreviewPaneProps) {
  const { data, isError, isFetching, refetch } = preview;
  return (
    <Paper aria-label="Preview" aria-busy={preview.isBehind}>
      {isError && (
        <Behind role="status" data-tone="danger">
          Couldn’t update the preview.
          <SmallButton label="Retry" isBusy={isFetching} onClick={() => void refetch()} />
        </Behind>
      )}
      {title && <Title>{title}</Title>}
      {summary && <Summary>{summary}</Summary>}
      {data ? (
        <Rendered html={data.html} />
      ) : (
        // Its rules arrive with those of the editor: later, browsers would style the whole page anew.
        <Prose>{!isError && <Spinner label="Loading the preview..." />}</Prose>
      )}
    </Paper>
  );
}

/** Links open in a new tab, so that trying one does not leave the editor. */
function Rendered({ html }: Pick<ArticlePreview, 'html'>) {
  const root = useRef<HTMLDivElement>(null);
  const inserted = useMemo(() => ({ __html: trustedHtml(withDirections(html)) }), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the links are those of this html
  useEffect(() => {
    for (const link of root.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? []) {
      if (!link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    for (const code of root.current?.querySelectorAll('pre') ?? []) code.tabIndex = 0;
  }, [html]);

  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
    root.current?.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  if (html === '') return <EmptyState>Your preview appears here as you write.</EmptyState>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitizes it with a closed schema
    <Prose ref={root} onClick={handleClick} dangerouslySetInnerHTML={inserted} />
  );
}
