import { Container, Icon, LinkButton, media, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Link } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type BlockKinds, TextBlocks } from '../components/TextBlocks';
import type { Block, MarkdownContent } from '../content/MarkdownContent';
import { required } from '../content/required';
import { DataTable } from '../guides/DataTable';

const { color, space, text, layout } = theme;

const Page = styled(Container)`
  padding-block: ${space.lg} ${space.section};
`;
const Opening = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: start;
  max-width: ${layout.measure};
  padding-bottom: ${space.xl};
  > div { color: ${color.inkMuted}; font-size: ${text.small}; }

  @media print { > a { display: none; } }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space.xl};

  & > * { min-width: 0; }
  ${media.medium} { grid-template-columns: 15rem minmax(0, 1fr); }
  @media print { display: block; }
`;
const Contents = styled.nav`
  align-self: start;
  font-size: ${text.small};

  ${media.medium} { position: sticky; top: calc(${layout.headerHeight} + ${space.md}); }
  ol { display: grid; padding-left: 1.6em; }
  a { display: inline-flex; align-items: center; min-height: 2rem; color: inherit; }
  @media print { display: none; }
`;
const Body = styled.ol`
  display: grid;
  gap: ${space.xl};
  max-width: 48rem;
  margin: 0;
  padding: 0;
  list-style: none;

  > li { display: grid; gap: ${space.sm}; }
  ul { padding-left: 1.2em; }
  h2 { font-size: ${text.heading3}; }
`;

function Linked(block: Block) {
  const {
    texts: [before, label, after],
    to,
  } = required(block, 'texts', 'to');
  return (
    <p>
      {before}
      <a href={to}>{label}</a>
      {after}
    </p>
  );
}

interface LegalPageProps {
  page: MarkdownContent;
  /** When it was last changed and since when it is effective. */
  facts: ReactNode;
  /** The visitor's own state, before the text. */
  status?: ReactNode;
  kinds?: BlockKinds;
}

/** A legal text: readable, linkable, printable. Its sections are numbered. */
export function LegalPage({ page, facts, status, kinds }: LegalPageProps) {
  const { title, description, lead, sections } = page;
  return (
    <Page>
      <PageHead title={title} description={description} />
      <Opening>
        <LinkButton asChild variant="secondary" size="sm">
          <Link to="/">
            <Icon name="arrow-left" size="1.1em" />
            Back to Home
          </Link>
        </LinkButton>
        <h1 tabIndex={-1}>{title}</h1>
        <div>{facts}</div>
        <p>{lead}</p>
      </Opening>
      <Columns>
        <Contents aria-label="On this page">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <div>
          {status}
          <Body>
            {sections.map(({ id, title: name, blocks }, index) => (
              <li key={id} id={id}>
                <h2>{`${index + 1}. ${name}`}</h2>
                <TextBlocks blocks={blocks} kinds={{ link: Linked, table: DataTable, ...kinds }} />
              </li>
            ))}
          </Body>
        </div>
      </Columns>
    </Page>
  );
}
