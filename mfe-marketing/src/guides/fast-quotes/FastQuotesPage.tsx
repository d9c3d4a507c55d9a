import { island } from '@pressline/shared-ui/island';
import { fastQuotes } from '../../content/guides/fastQuotes';
import { GuidePage } from '../GuidePage';

const Body = island(() => import('./FastQuotesBody'));

export default function FastQuotesPage() {
  return (
    <GuidePage guide={fastQuotes}>
      <Body />
    </GuidePage>
  );
}
