import { company } from '@pressline/shared-api/company';
import {
  Card,
  Container,
  Grid,
  Icon,
  type IconName,
  theme,
  VisuallyHidden,
} from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { island } from '@pressline/shared-ui/island';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { CategoryBrowser } from '../browse/CategoryBrowser';
import { HelpHero } from '../browse/HelpHero';
import { NeedMoreHelp } from '../browse/NeedMoreHelp';
import { helpPath } from '../helpAddress';
import { HELP_PATH } from '../routes';
import { LazyResults, prepareResults } from '../search/LazyResults';
import { SearchForm } from '../search/SearchForm';
import { useHelpAddress } from '../useHelpAddress';

interface StartingPoint {
  title: string;
  text: string;
  icon: IconName;
  /** What each link searches for. */
  searches: readonly string[];
}

/** For readers who have no question yet. */
const startingPoints: readonly StartingPoint[] = [
  {
    title: 'New here',
    text: 'Set up your account and run your first job, step by step.',
    icon: 'getting-started',
    searches: ['Setup', 'Import customers', 'Roles', 'First quote'],
  },
  {
    title: 'Power-user tips',
    text: 'Let rules, gang runs and webhooks do what you still do by hand.',
    icon: 'gauge',
    searches: ['Automation', 'Gang run', 'Imposition', 'Webhooks'],
  },
  {
    title: 'Industry guides',
    text: 'What’s different for books, labels, packaging and banners.',
    icon: 'layers',
    searches: ['Labels', 'Packaging', 'Large format', 'Binding'],
  },
];

const { color, layout, space, text } = theme;

const Sheet = styled(Card)`
  display: grid;
  grid-template: 'icon title' auto 'text text' 1fr 'links links' auto / auto 1fr;
  gap: ${space.xs} ${space.sm};
  align-items: center;
  height: 100%;
  padding: ${space.lg} ${space.lg} ${space.xs};
  border-top: 4px solid var(--plate);

  h3 { font-size: ${text.heading4}; }
  p { grid-area: text; align-self: start; color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
  ul {
    grid-area: links;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.md};
    padding: 0;
    font-size: ${text.small};
    list-style: none;
  }
  a { display: inline-flex; align-items: center; min-height: ${layout.target}; }

  li:nth-child(1) > & { --plate: ${color.cyan}; }
  li:nth-child(2) > & { --plate: ${color.magenta}; }
  li:nth-child(3) > & { --plate: ${color.yellow}; }
`;
function Onboarding() {
  return (
    <section aria-label="Where to start">
      <VisuallyHidden as="h2">Where to start</VisuallyHidden>
      <Grid as="ul" gap="md" minColumn="19rem">
        {startingPoints.map(({ title, text: lead, icon, searches }) => (
          <li key={title}>
            <Sheet>
              <Icon name={icon} size="1.75rem" />
              <h3>{title}</h3>
              <p>{lead}</p>
              <ul>
                {searches.map((search) => (
                  <li key={search}>
                    <Link to={helpPath({ q: search.toLowerCase() })}>{search}</Link>
                  </li>
                ))}
              </ul>
            </Sheet>
          </li>
        ))}
      </Grid>
    </section>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  padding-block: ${space.xl} 0;
  overflow-wrap: anywhere;
`;
const Staff = styled.p`
  justify-self: end;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.target};
    color: ${color.inkMuted};
    font-size: ${text.small};
  }
`;

const HelpSections = island(() => import('../browse/HelpSections'));

export default function HelpCenterPage() {
  const { q, category, arrival, searchedBy, update } = useHelpAddress();
  return (
    <>
      <PageHead
        title={q ? `"${q}" · Help Center` : `Help Center · ${company.productName}`}
        description={`Guides, answers and news for print shops that use ${company.productName}: quotes, prepress, scheduling, production and more.`}
        alternate={{ type: 'text/markdown', href: `${HELP_PATH}.md` }}
        noIndex={q !== ''}
      />
      <HelpHero>
        <SearchForm
          q={q}
          arrival={arrival}
          isLive
          hasAutoFocus
          onTyping={prepareResults}
          onSearch={(next, options) => update({ q: next }, options)}
        />
      </HelpHero>
      <Page>
        {q ? <LazyResults q={q} searchedBy={searchedBy} /> : <Onboarding />}
        <CategoryBrowser q={q} openId={category} onToggle={(id) => update({ q, category: id })} />
        {!q && <HelpSections />}
        <NeedMoreHelp q={q} />
        <Staff>
          <Link to="/admin">Admin</Link>
        </Staff>
      </Page>
    </>
  );
}
