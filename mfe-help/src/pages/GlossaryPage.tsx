import { type PublicTerm, termAnchor } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import { ColorBar, Container, SectionHeading, Skeleton, Stack, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { styled } from 'styled-components';
import { Breadcrumbs } from '../article/Breadcrumbs';
import { Loaded } from '../components/Loaded';
import { GlossaryEntry, groupByLetter, letterId } from '../glossary/GlossaryEntry';
import { glossaryStructuredData } from '../glossary/structuredData';
import { termsQuery } from '../queries';
import { GLOSSARY_PATH, HELP_PATH } from '../routes';

const { color, font, layout, radius, space } = theme;

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;

  a {
    display: grid;
    place-items: center;
    min-width: ${layout.target};
    min-height: ${layout.target};
    border-radius: ${radius.sm};
    font: 600 1rem ${font.mono};
    text-decoration: none;
  }
  a:hover { background: ${color.surface}; text-decoration: underline; }

  @media print { display: none; }
`;

const Letters = ({ letters }: { letters: readonly string[] }) => (
  <Bar aria-label="Letters">
    {letters.map((letter) => (
      <a key={letter} href={`#${letterId(letter)}`}>
        {letter}
      </a>
    ))}
  </Bar>
);

const Band = styled.header`
  background: ${color.tint};

  @media print { background: none; }
`;
const Head = styled(Container)`
  display: grid;
  gap: ${space.lg};
  padding-block: ${space.lg} ${space.md};
`;
const Page = styled(Container)`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xl} ${space.section};
  overflow-wrap: anywhere;
`;
const Group = styled.section`
  display: grid;
  gap: ${space.xs} ${space.lg};
  align-items: start;
  border-top: 1px solid ${color.line};

  h2 { padding-block-start: ${space.xs}; scroll-margin-top: ${space.lg}; }
  dl { margin: 0; }
  @media (min-width: 640px) { grid-template-columns: 5rem minmax(0, 1fr); }
`;

const trail = [
  { label: 'Help Center', path: HELP_PATH },
  { label: 'Glossary', path: GLOSSARY_PATH },
];

function Entries({ terms }: { terms: readonly PublicTerm[] }) {
  const known = new Set(terms.map(({ term }) => termAnchor(term)));
  return groupByLetter(terms).map(({ letter, terms: found }) => (
    <Group key={letter} aria-labelledby={letterId(letter)}>
      <h2 id={letterId(letter)}>{letter}</h2>
      <dl>
        {found.map((entry) => (
          <GlossaryEntry key={entry.id} entry={entry} known={known} />
        ))}
      </dl>
    </Group>
  ));
}

/** The words of the trade, from A to Z; complete without script. */
export default function GlossaryPage() {
  const query = useQuery(termsQuery());
  const terms = query.data ?? [];
  return (
    <>
      <PageHead
        title={`Print glossary · ${company.productName} Help Center`}
        description="Print, prepress, finishing and packaging terms in plain English."
        alternate={{ type: 'text/markdown', href: `${GLOSSARY_PATH}.md` }}
        structuredData={glossaryStructuredData(terms)}
      />
      <Band>
        <Head>
          <Breadcrumbs trail={trail} />
          <SectionHeading
            level={1}
            title="Print glossary"
            lead="Print, prepress, finishing and packaging terms in plain English."
          />
          <Letters letters={groupByLetter(terms).map(({ letter }) => letter)} />
        </Head>
        <ColorBar />
      </Band>
      <Page>
        <Loaded
          query={query}
          failure="Failed to fetch the glossary"
          skeleton={
            <Stack>
              <Skeleton height="8rem" />
              <Skeleton height="8rem" />
            </Stack>
          }
        >
          {(loaded) =>
            loaded.length > 0 ? <Entries terms={loaded} /> : <p>The glossary has no terms yet.</p>
          }
        </Loaded>
      </Page>
    </>
  );
}
