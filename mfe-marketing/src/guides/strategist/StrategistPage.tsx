import { media, theme } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { styled } from 'styled-components';
import { guideList } from '../../content/guides/list';
import calculator from '../../content/guides/strategist.md';
import body from '../../content/guides/strategistBody.md?heads';
import type { TextItem } from '../../content/MarkdownContent';
import { required } from '../../content/required';
import { GuidePage } from '../GuidePage';
import { GuideSection } from '../GuideSection';

const { color, font, space, text } = theme;

const List = styled.ol`
  display: grid;
  margin-top: ${space.xxl};

  ${media.small} { grid-template-columns: repeat(4, 1fr); }
`;
const Era = styled.li`
  position: relative;
  padding: 0 0 ${space.lg} ${space.xl};
  border-left: 2px solid ${color.ink};

  &:last-child { padding-bottom: 0; }
  &::before {
    content: '';
    position: absolute;
    top: 0.15rem;
    left: -0.6rem;
    width: 1.125rem;
    height: 1.125rem;
    border: 2px solid ${color.ink};
    border-radius: 50%;
    background: var(--ink);
  }
  &:nth-child(1) { --ink: ${color.cyan}; }
  &:nth-child(2) { --ink: ${color.magenta}; }
  &:nth-child(3) { --ink: ${color.yellow}; }
  &:nth-child(4) { --ink: ${color.key}; }
  p { max-width: 24em; color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
  span { display: block; color: ${color.inkMuted}; font: 400 ${text.caption} / 1.6 ${font.mono}; }
  strong { display: block; margin-bottom: ${space.xs}; font: 700 ${text.heading4} / 1.2 ${font.display}; }

  ${media.small} {
    padding: ${space.lg} ${space.md} 0 0;
    border-top: 2px solid ${color.ink};
    border-left: 0;
    &::before { top: -0.6rem; left: 0; }
  }
`;

function EraTimeline({ eras }: { eras: readonly TextItem[] }) {
  return (
    <List aria-label="From the Operator Era to the Strategist Era">
      {eras.map(([year, name, story]) => (
        <Era key={name}>
          <span>{year} </span>
          <strong>{name} </strong>
          <p>{story}</p>
        </Era>
      ))}
    </List>
  );
}

const Body = island(() => import('./StrategistBody'));
const Calculator = island(() => import('../../calculators/RoiCalculator'));

const guide = {
  ...calculator,
  ...guideList.strategist,
  sections: [...body.sections, ...calculator.sections],
};

const { eras } = required(calculator, 'eras');

export default function StrategistPage() {
  return (
    <GuidePage guide={guide} hero={<EraTimeline eras={eras} />}>
      <Body />
      {calculator.sections.map((head) => (
        <GuideSection key={head.id} {...head}>
          <Calculator />
        </GuideSection>
      ))}
    </GuidePage>
  );
}
