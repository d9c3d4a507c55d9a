import { Card, colorBar, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { nameIn } from '../content/needed';
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
export function Screen({ name, caption }: { name: string; caption: string | undefined }) {
  const { narrow, wide } = screens[nameIn(screens, name, 'screen')];
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
