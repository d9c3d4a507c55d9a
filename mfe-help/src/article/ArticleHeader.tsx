import type { ArticlePage } from '@pressline/shared-api';
import { ColorBar, Container, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { helpPath } from '../helpAddress';
import { iconMask } from '../icons/iconMask';
import { ArticleFacts } from './ArticleFacts';
import { ArticleTools } from './ArticleTools';
import { Breadcrumbs } from './Breadcrumbs';

const { color, space, text } = theme;

const Band = styled.header`
  background: ${color.tint};

  @media print { background: none; }
`;
const Inner = styled(Container)`
  display: grid;
  gap: ${space.md};
  padding-block: ${space.lg} ${space.xl};
  overflow-wrap: anywhere;
`;
const Title = styled.h1`
  max-width: 22em;
  margin-top: ${space.md};
  font-size: calc(${text.heading2} * 1.2);
  line-height: 1.1;
`;
const Summary = styled.p`
  max-width: 46rem;
  color: ${color.inkSoft};
  font-size: ${text.lead};
  line-height: 1.5;
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
        <Breadcrumbs trail={article.breadcrumbs} />
        <Title tabIndex={-1} dir="auto">
          {article.title}
        </Title>
        {article.summary && <Summary dir="auto">{article.summary}</Summary>}
        <ArticleFacts {...article} />
        {article.tags.length > 0 && (
          <Tags aria-label="Tags">
            {article.tags.map((tag) => (
              <li key={tag}>
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
