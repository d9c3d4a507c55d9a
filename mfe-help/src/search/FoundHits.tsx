import type { ArticleHit, SearchHit, SearchKind } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { media, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ArticleRows } from '../components/ArticleRows';
import { FaqItem } from '../faq/FaqItem';
import { termPath } from '../glossary/structuredData';
import { categoriesQuery } from '../queries';
import { VideoCard } from '../video/VideoCard';
import { Marked, openedName } from './BestPassage';

const { color, layout, space, text } = theme;

const Group = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space.sm};
  min-width: 0;
`;
const Title = styled.h3`
  display: flex;
  gap: ${theme.space.xs};
  align-items: baseline;
  font-size: ${theme.text.heading4};

  > span { color: ${theme.color.inkMuted}; font: 400 ${theme.text.caption} ${theme.font.mono}; letter-spacing: 0; }
`;

/** The results of one kind with their number; nothing when there are none. */
function HitGroup({
  title,
  count,
  children,
}: {
  title: string;
  count: number;
  children: ReactNode;
}) {
  const headingId = useId();
  if (count === 0) return null;
  return (
    <Group aria-labelledby={headingId}>
      <Title id={headingId}>
        {title} <span>{count}</span>
      </Title>
      {children}
    </Group>
  );
}

const Term = styled.div`
  padding-block: ${space.xs};
  border-bottom: 1px solid ${color.line};

  dt a { display: inline-flex; align-items: center; min-height: ${layout.target}; font-weight: 600; }
  dd { margin: 0; color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
`;

const FoundTerm = ({ term }: { term: Extract<SearchHit, { kind: 'term' }> }) => (
  <Term>
    <dt dir="auto">
      <Link to={termPath(term.term)} data-result-stop="">
        <Marked text={term.term} marks={term.titleMarks} />
      </Link>
    </dt>
    <dd dir="auto">
      <Marked {...term.snippet} />
    </dd>
  </Term>
);

/* The last results stay in place while the next are on their way. */
const Columns = styled.div`
  display: grid;
  gap: ${space.xl} ${space.xxl};
  align-items: start;

  &[data-old] { opacity: 0.5; }
  > div { display: grid; gap: ${space.xl}; min-width: 0; }
  ${media.medium} { &[data-has-aside] { grid-template-columns: minmax(0, 1fr) 23rem; } }
`;

const ofKind = <Kind extends SearchKind>(hits: readonly SearchHit[], kind: Kind) =>
  hits.filter((hit): hit is Extract<SearchHit, { kind: Kind }> => hit.kind === kind);

interface FoundHitsProps {
  q: string;
  hits: readonly SearchHit[];
  /** While newer results are on their way. */
  isOld: boolean;
}

export function FoundHits({ q, hits, isOld }: FoundHitsProps) {
  const { data: categories } = useQuery(categoriesQuery());
  const articles = ofKind(hits, 'article');
  const faqs = ofKind(hits, 'faq');
  const videos = ofKind(hits, 'video');
  const terms = ofKind(hits, 'term');
  const hasAside = articles.length > 0 && hits.length > articles.length;
  const category = ({ categoryId }: ArticleHit) => {
    const name = categories?.find(({ id }) => id === categoryId)?.name;
    return name && <span>{name}</span>;
  };
  return (
    <Columns data-old={isOld || undefined} data-has-aside={hasAside || undefined}>
      <HitGroup title="Articles" count={articles.length}>
        <ArticleRows
          articles={articles}
          title={({ title, titleMarks }) => <Marked text={title} marks={titleMarks} />}
          text={({ snippet }) => <Marked {...snippet} />}
          meta={category}
          counts={() => openedName(q)}
        />
      </HitGroup>
      <div>
        <HitGroup title="Answers" count={faqs.length}>
          <div>
            {faqs.map((faq) => (
              <FaqItem key={faq.id} faq={faq} group="found-faqs" counts={openedName(q)}>
                <Marked text={faq.question} marks={faq.titleMarks} />
              </FaqItem>
            ))}
          </div>
        </HitGroup>
        <HitGroup title="Glossary" count={terms.length}>
          <dl>
            {terms.map((term) => (
              <FoundTerm key={term.id} term={term} />
            ))}
          </dl>
        </HitGroup>
        <HitGroup title="Videos" count={videos.length}>
          {videos.map((video) => (
            <VideoCard
              key={video.id}
              video={video}
              level={4}
              title={<Marked text={video.title} marks={video.titleMarks} />}
              text={<Marked {...video.snippet} />}
              counts={openedName(q)}
            />
          ))}
        </HitGroup>
      </div>
    </Columns>
  );
}
