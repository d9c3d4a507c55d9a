import { island } from '@pressline/shared-ui/island';
import content from '../../content/guides/bottlenecks.md?heads';
import { guideList } from '../../content/guides/list';
import { GuidePage } from '../GuidePage';

const Body = island(() => import('./BottlenecksBody'));

export default function BottlenecksPage() {
  return (
    <GuidePage guide={{ ...content, ...guideList.bottlenecks }}>
      <Body />
    </GuidePage>
  );
}
