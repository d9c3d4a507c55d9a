import { island } from '@pressline/shared-ui/island';
import { bottlenecks } from '../../content/guides/bottlenecks';
import { GuidePage } from '../GuidePage';

const Body = island(() => import('./BottlenecksBody'));

export default function BottlenecksPage() {
  return (
    <GuidePage guide={bottlenecks}>
      <Body />
    </GuidePage>
  );
}
