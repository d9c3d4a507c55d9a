import type { ArticlePage } from '@pressline/shared-api';
import { Container, Icon, theme } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { HELP_PATH } from '../routes';

const ArticleFeedback = island(
  () => import(/* webpackChunkName: "article-end" */ './feedback/ArticleFeedback'),
);
const FurtherReading = island(
  () => import(/* webpackChunkName: "article-end" */ './FurtherReading'),
);

const { space, layout } = theme;

const End = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  padding-top: ${space.xxl};
  overflow-wrap: anywhere;
`;
const Back = styled.p`
  a { display: inline-flex; align-items: center; gap: ${space.xs}; min-height: ${layout.target}; }

  @media print { display: none; }
`;

/** What follows an article: the reader's verdict, and where to go from here. */
export function ArticleEnd({ article }: { article: ArticlePage }) {
  return (
    <End>
      <ArticleFeedback key={article.id} articleId={article.id} />
      <FurtherReading article={article} />
      <Back>
        <Link to={HELP_PATH}>
          <Icon name="arrow-left" />
          Back to the Help Center
        </Link>
      </Back>
    </End>
  );
}
