import { island } from '@pressline/shared-ui/island';
import content from '../content/guides/calculators.md';
import { guideList } from '../content/guides/list';
import type { Block } from '../content/MarkdownContent';
import { GuideBody } from '../guides/GuideBody';
import { GuidePage } from '../guides/GuidePage';
import { Points } from '../guides/Points';

const kinds = {
  roi: island<Block>(() => import('./RoiCalculator')),
  oee: island<Block>(() => import('./OeeCalculator')),
  points: Points,
};

export default function CalculatorsPage() {
  return (
    <GuidePage guide={{ ...content, ...guideList.calculators }}>
      <GuideBody heads={content} texts={content} kinds={kinds} />
    </GuidePage>
  );
}
