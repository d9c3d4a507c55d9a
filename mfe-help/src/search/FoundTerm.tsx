import type { SearchHit } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { termPath } from '../glossary/structuredData';
import { Marked } from './Marked';

const { color, space, text, layout } = theme;

const Term = styled.div`
  padding-block: ${space.xs};
  border-bottom: 1px solid ${color.line};

  dt a { display: inline-flex; align-items: center; min-height: ${layout.target}; font-weight: 600; }
  dd { margin: 0; color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
`;

export const FoundTerm = ({ term }: { term: Extract<SearchHit, { kind: 'term' }> }) => (
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
