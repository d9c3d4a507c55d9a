import type { ArticlePage } from '@pressline/shared-api';
import { ColorBar, Container, Icon, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { iconMask } from '../components/iconMask';
import { helpPath } from '../helpAddress';
import { articlePath, printPath } from '../routes';
import { markStaff } from '../session/countUses';
import { ArticleOpening } from './ArticleOpening';
import { copyText } from './controls/copyText';
import { FollowSteps } from './FollowSteps';

const { color, layout, space, text } = theme;

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
function ArticleTools({ article }: { article: ArticlePage }) {
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
      {isPublished && html.includes('data-tick') && <FollowSteps article={article} />}
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
      {isPublished && <a href={printPath(slug)}>Print checklist</a>}
      <Link to={`/admin/articles/${id}`} rel="nofollow" data-for-staff="">
        <Icon name="edit" />
        Edit
      </Link>
      <span role="status">{note}</span>
    </Row>
  );
}

const Band = styled.header`
  background: ${color.tint};

  @media print { background: none; }
`;
const Inner = styled(Container)`
  display: grid;
  gap: ${space.md};
  padding-block: ${space.lg} ${space.xl};
  overflow-wrap: anywhere;
  h1 { max-width: 22em; margin-top: ${space.md}; font-size: calc(${text.heading2} * 1.2); line-height: 1.1; }
  > p[dir] { max-width: 46rem; color: ${color.inkSoft}; font-size: ${text.lead}; line-height: 1.5; }
`;
const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.md};
  font-size: ${text.small};

  a { display: inline-flex; align-items: center; gap: 0.35em; min-height: 1.75rem; color: ${color.inkSoft}; }
  a::before { ${iconMask('tag', '1em')} }

  @media print { display: none; }
`;

export function ArticleHeader({ article }: { article: ArticlePage }) {
  return (
    <Band>
      <Inner>
        <ArticleOpening article={article} />
        {article.tags.length > 0 && (
          <Tags aria-label="Tags">
            {article.tags.map((tag) => (
              <li key={tag} translate="no">
                <Link to={helpPath({ q: tag })}>{tag}</Link>
              </li>
            ))}
          </Tags>
        )}
        <ArticleTools article={article} />
      </Inner>
      <ColorBar />
    </Band>
  );
}
