import type { ArticlePage } from '@pressline/shared-api';
import { Icon, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { articlePath, printPath } from '../routes';
import { markStaff } from '../session/isStaff';
import { copyText } from '../text/copyText';
import { StartRun } from './StartRun';

const { color, space, text, layout } = theme;

const SHOWN_MS = 2_500;

const Row = styled.div`
  :root:not([data-staff]) & [data-for-staff] { display: none; }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.lg};
  font-size: ${text.small};

  a, button {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-height: ${layout.target};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.inkSoft};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  [data-hash] { color: ${color.accent}; font-weight: 700; }
  a:hover, button:hover { color: ${color.ink}; text-decoration-thickness: 2px; }

  @media (scripting: none) { button { display: none; } }
  @media print { display: none; }
`;

const COPIED = 'Link copied';

/** Links to share an article, read it as Markdown, print it, and for staff to edit it. Drafts share their preview. */
export function ArticleTools({ article }: { article: ArticlePage }) {
  const { id, slug, title, isPublished, html } = article;
  const [note, setNote] = useState('');
  useEffect(markStaff, []);

  useEffect(() => {
    // An address to copy by hand stays on the page.
    if (note !== COPIED) return undefined;
    const timer = setTimeout(() => setNote(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);

  async function handleShare() {
    const { href } = window.location;
    const url = isPublished ? new URL(articlePath(slug), href).href : href;
    // Closing the share sheet rejects, which is no failure.
    if (navigator.share) return navigator.share({ title, url }).catch(() => {});
    setNote((await copyText(url)) ? COPIED : url);
  }

  return (
    <Row>
      {isPublished && html.includes('data-tick') && <StartRun article={article} />}
      <button type="button" onClick={() => void handleShare()}>
        <Icon name="link" />
        Share
      </button>
      {isPublished && (
        <a href={`${articlePath(slug)}.md`}>
          <Icon name="file" />
          View as Markdown
        </a>
      )}
      {isPublished && <a href={printPath(slug)}>Print work sheet</a>}
      <Link to={`/admin/articles/${id}`} rel="nofollow" data-for-staff="">
        <Icon name="edit" />
        Edit
      </Link>
      <span role="status">{note}</span>
    </Row>
  );
}
