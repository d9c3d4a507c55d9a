import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import {
  Container,
  CropMarks,
  Eyebrow,
  Halftone,
  media,
  Spinner,
  theme,
} from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { helpPath } from '../helpAddress';
import { categoriesQuery, popularQuery } from '../queries';
import { GLOSSARY_PATH } from '../routes';
import { articlesAvailable } from './helpCounts';

const searchIdeas = ['Imposition', 'Bleed', 'Gang runs', 'Dielines', 'Webhooks'] as const;

const { color, space, text, layout } = theme;

const Band = styled.div`
  position: relative;
  overflow: clip;
  border-bottom: 1px solid ${color.line};
  background: ${color.tint};
`;
const Screen = styled(Halftone)`
  position: absolute;
  inset: 0 0 auto auto;
  display: none;
  width: 42%;

  ${media.medium} { display: block; }
`;
const Inner = styled(Container)`
  position: relative;
  display: grid;
  gap: ${space.lg};
  padding-block: ${space.xxl};
  overflow-wrap: anywhere;
`;
const Sheet = styled.div`
  position: relative;
  max-width: 46rem;
  margin-block: ${space.xs};
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.md};
  max-width: 46rem;
  min-height: ${layout.target};
  color: ${color.inkMuted};
  font-size: ${text.small};

  a { display: inline-flex; align-items: center; min-height: ${layout.target}; }
`;
/* Its size is fixed, so that nothing moves when the text changes. */
const Available = styled.div`
  width: 100%;
  min-height: 1.6em;
  margin-block-start: ${space.xs};

  ${media.small} { width: auto; min-width: 10.5em; margin: 0; }
`;

function Availability() {
  const articles = useQuery(popularQuery());
  const categories = useQuery(categoriesQuery());
  if (articles.isPending || categories.isPending) {
    return <Spinner label="Loading help content..." />;
  }
  if (!articles.data) return null;
  return <span>{`${articlesAvailable(articles.data.length)} articles available`}</span>;
}

export function HelpHero({ children }: { children: ReactNode }) {
  return (
    <Band>
      <Screen />
      <Inner>
        <Eyebrow>{`${company.productName} Help Center`}</Eyebrow>
        <h1 tabIndex={-1}>How can we help?</h1>
        <Sheet>
          <CropMarks />
          {children}
        </Sheet>
        <Line>
          <Available>
            <Availability />
          </Available>
          {searchIdeas.map((idea) => (
            <Link key={idea} to={helpPath({ q: idea.toLowerCase() })}>
              {idea}
            </Link>
          ))}
          <Link to={GLOSSARY_PATH}>Print glossary</Link>
        </Line>
      </Inner>
    </Band>
  );
}
