import type { ScreenProps } from '../../components/Screen';
import boardNarrow from '../../screens/board-narrow.svg';
import boardWide from '../../screens/board-wide.svg';
import quotesNarrow from '../../screens/quotes-narrow.svg';
import quotesWide from '../../screens/quotes-wide.svg';
import rulesNarrow from '../../screens/rules-narrow.svg';
import rulesWide from '../../screens/rules-wide.svg';
import stockNarrow from '../../screens/stock-narrow.svg';
import stockWide from '../../screens/stock-wide.svg';
import storefrontNarrow from '../../screens/storefront-narrow.svg';
import storefrontWide from '../../screens/storefront-wide.svg';

const narrow = (src: string, height: number) => ({ src, width: 356, height });
const wide = (src: string, height: number) => ({ src, width: 690, height });

export const featureScreens = {
  workflows: {
    narrow: narrow(rulesNarrow, 596),
    wide: wide(rulesWide, 344),
    caption:
      'Job 4812 with its three routing rules and the price that they lead to: $4,789 of cost, 31% margin, quoted at $6,940.',
  },
  production: {
    narrow: narrow(boardNarrow, 273),
    wide: wide(boardWide, 273),
    caption:
      'Thursday’s board from 06:00 to 14:00: the catalog runs on press 2, the cartons wait for their die, and the stitcher has the programs until 09:15.',
  },
  sales: {
    narrow: narrow(quotesNarrow, 560),
    wide: wide(quotesWide, 228),
    caption:
      'Quotes of one week in three columns: two in estimating, two sent and waiting, two won and already job tickets.',
  },
  inventory: {
    narrow: narrow(stockNarrow, 274),
    wide: wide(stockWide, 274),
    caption:
      'Four stocks with what is reserved, what is free and the reorder point. The gloss text has fallen below its point, so that it says: order today.',
  },
  ecommerce: {
    narrow: narrow(storefrontNarrow, 560),
    wide: wide(storefrontWide, 310),
    caption:
      'An order in a customer’s storefront: the approved proof of a business card, and 3 names of 500 cards at the contract price of $147.',
  },
} satisfies Record<string, ScreenProps>;
