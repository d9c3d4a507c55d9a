import { company } from '@pressline/shared-api/company';
import { Container, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { island } from '@pressline/shared-ui/island';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { CategoryBrowser } from '../browse/CategoryBrowser';
import { HelpHero } from '../front/HelpHero';
import { NeedMoreHelp } from '../front/NeedMoreHelp';
import { Onboarding } from '../front/Onboarding';
import { HELP_PATH } from '../routes';
import { LateResults, prepareResults } from '../search/LateResults';
import { SearchForm } from '../search/SearchForm';
import { useHelpAddress } from '../useHelpAddress';

const { space, color, text, layout } = theme;

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

const HelpSections = island(() => import('../front/HelpSections'));

export default function HelpCenterPage() {
  const { q, category, arrival, update } = useHelpAddress();
  return (
    <>
      <PageHead
        title={q ? `"${q}" · Help Center` : `Help Center · ${company.productName}`}
        description={`Guides, answers and news for print shops that work with ${company.productName}: quotes, prepress, scheduling, production and more.`}
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
          onSearch={(next, isNewEntry) => update({ q: next }, { isNewEntry })}
        />
      </HelpHero>
      <Page>
        {q ? <LateResults q={q} /> : <Onboarding />}
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
