import { island } from '@pressline/shared-ui/island';
import content from '../../content/guides/fastQuotes.md?heads';
import { guideList } from '../../content/guides/list';
import { GuidePage } from '../GuidePage';

const Body = island(() => import('./FastQuotesBody'));

export default function FastQuotesPage() {
  return (
    <GuidePage guide={{ ...content, ...guideList.fastQuotes }}>
      <Body />
    </GuidePage>
  );
}
