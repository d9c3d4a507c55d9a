import { Card, colorBar, media, tabListStyle, tabStyle, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { knownName } from '../content/required';
import boardNarrow from '../screens/board-narrow.svg';
import boardWide from '../screens/board-wide.svg';
import quotesNarrow from '../screens/quotes-narrow.svg';
import quotesWide from '../screens/quotes-wide.svg';
import rulesNarrow from '../screens/rules-narrow.svg';
import rulesWide from '../screens/rules-wide.svg';
import stockNarrow from '../screens/stock-narrow.svg';
import stockWide from '../screens/stock-wide.svg';
import storefrontNarrow from '../screens/storefront-narrow.svg';
import storefrontWide from '../screens/storefront-wide.svg';
import { checkMark } from './checkMark';
import { type Feature, FeatureTitle } from './FeatureTitle';

const { color, shadow, space, text } = theme;

const Sheet = styled(Card)`
  display: block;
  overflow: hidden;
  padding: 0;
  box-shadow: ${shadow.sheet};

  &::after { ${colorBar} }
  img { display: block; width: 100%; height: auto; }
`;
const Caption = styled.figcaption`
  margin-top: ${space.sm};
  color: ${color.inkMuted};
  font-size: ${text.small};
`;

/** By the kind of their features: each screen as drawn for two widths, with the heights. */
const screens = {
  workflows: { narrow: [rulesNarrow, 596], wide: [rulesWide, 344] },
  production: { narrow: [boardNarrow, 273], wide: [boardWide, 273] },
  sales: { narrow: [quotesNarrow, 560], wide: [quotesWide, 228] },
  inventory: { narrow: [stockNarrow, 274], wide: [stockWide, 274] },
  ecommerce: { narrow: [storefrontNarrow, 560], wide: [storefrontWide, 310] },
} satisfies Record<string, Record<'narrow' | 'wide', readonly [string, number]>>;

/** A screen of the product as an illustration; its caption says what it shows, for everyone. */
function Screen({ name, caption }: { name: string; caption: string | undefined }) {
  const { narrow, wide } = screens[knownName(screens, name, 'screen')];
  return (
    <figure>
      <Sheet as="picture">
        <source media="(min-width: 640px)" srcSet={wide[0]} width={690} height={wide[1]} />
        <img src={narrow[0]} width={356} height={narrow[1]} alt="" loading="lazy" />
      </Sheet>
      <Caption>{caption}</Caption>
    </figure>
  );
}

const List = styled.fieldset`
  ${tabListStyle}

  label { position: relative; ${tabStyle} }
  label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: -3px; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
`;

const MOST_TABS = 9;
const chosen = Array.from(
  { length: MOST_TABS },
  (_, place) =>
    `:has(> :nth-child(${place + 1}) > :checked) ~ &:nth-of-type(${place + 1}) { display: grid; }`,
).join('');

/* Every part stays in the page, for search engines too. */
const Panel = styled.article`
  display: none;
  gap: ${space.md} ${space.xxl};
  padding-block: ${space.lg};

  ${chosen}
  & > p { color: ${color.inkSoft}; }
  figure { margin-top: calc(${space.xl} - ${space.md}); }
  ${media.medium} {
    grid-template: auto auto 1fr / 5fr 7fr;
    align-items: start;
    figure { grid-area: 1 / 2 / 4 / 3; margin-top: 0; }
  }
`;
const Points = styled.ul`
  display: grid;
  gap: ${space.xs};

  li { display: grid; grid-template-columns: 1.75em 1fr; }
  li::before { ${checkMark} margin-top: 0.3em; }
`;

interface FeatureTabsProps {
  labelledBy: string;
  features: readonly Feature[];
}

/**
 * One part at a time, with its screen. The tabs are radio buttons and styles do the rest, so that
 * they work before and without scripts, and keep what was chosen when those arrive.
 */
export function FeatureTabs({ labelledBy, features }: FeatureTabsProps) {
  const tabs = features.map(({ caption: title, badge }) =>
    badge ? `${title} (${badge.toLowerCase()})` : title,
  );
  return (
    <>
      <List aria-labelledby={labelledBy} data-page-script="">
        {tabs.map((name, place) => (
          <label key={name}>
            <input type="radio" name="feature" defaultChecked={place === 0} />
            {name}
          </label>
        ))}
      </List>
      {features.map(({ kind, caption, icon, badge, texts: [text, shown], list }) => (
        <Panel key={kind}>
          <FeatureTitle {...{ caption, icon, badge }} />
          <p>{text}</p>
          <Points>
            {list.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
          <Screen name={kind} caption={shown} />
        </Panel>
      ))}
    </>
  );
}
