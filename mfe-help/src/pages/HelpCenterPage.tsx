import { company } from '@pressline/shared-api/company';
import { Container, media, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { CategoryBrowser } from '../components/CategoryBrowser';
import { HelpHero } from '../components/HelpHero';
import { NeedMoreHelp } from '../components/NeedMoreHelp';
import { PopularArticles } from '../components/PopularArticles';
import { SearchForm } from '../components/SearchForm';
import { SearchResults } from '../components/SearchResults';
import { WhatsNew } from '../components/WhatsNew';
import { useHelpAddress } from '../useHelpAddress';

const { space, color, text, layout } = theme;

const Page = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  padding-block: ${space.xxl} 0;
  overflow-wrap: anywhere;
`;
const Columns = styled.div`
  display: grid;
  gap: ${space.xxl} ${space.xl};
  align-items: start;

  ${media.medium} { grid-template-columns: minmax(0, 1fr) 21rem; }
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

/** The help center's front page, and its search (spec §2). */
export function HelpCenterPage() {
  const { q, category, key, update } = useHelpAddress();
  return (
    <>
      <PageHead
        title={q ? `"${q}" · Help Center` : `Help Center · ${company.productName}`}
        description={`Guides, answers and news for print shops that work with ${company.productName}: quotes, prepress, scheduling, production and more.`}
        noIndex={q !== ''}
      />
      <HelpHero>
        <SearchForm
          key={key}
          q={q}
          isLive
          hasAutoFocus
          onSearch={(next) => update({ q: next, category: '' })}
        />
      </HelpHero>
      <Page>
        {q && <SearchResults q={q} />}
        <CategoryBrowser q={q} openId={category} onToggle={(id) => update({ category: id })} />
        {!q && (
          <Columns>
            <PopularArticles />
            <WhatsNew />
          </Columns>
        )}
        <NeedMoreHelp />
        <Staff>
          <Link to="/admin">Admin</Link>
        </Staff>
      </Page>
    </>
  );
}
