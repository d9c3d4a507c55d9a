import { Card, Grid, Icon, iconPaths, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import guide from '../../content/guides/idleTime.md';
import texts from '../../content/guides/idleTimePractice.md?blocks';
import heads from '../../content/guides/idleTimePractice.md?heads';
import type { Block } from '../../content/MarkdownContent';
import { knownName, required } from '../../content/required';
import { DataTable } from '../DataTable';
import { GuideBody } from '../GuideBody';
import { NumberedPoints } from '../Points';
import { SourceList } from '../SourceList';

const { color, font, space, text } = theme;

const Area = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};

  h3 { display: flex; align-items: center; gap: ${space.xs}; font-size: ${text.heading4}; }
  h3 + p { color: ${color.inkMuted}; font: 400 ${text.caption} / 1.5 ${font.mono}; }
`;

function AreaGrid(block: Block) {
  const { items, names } = required(block, 'items', 'names');
  return (
    <Grid as="ul" gap="md" minColumn="18rem">
      {items.map(([name, waits, help], index) => (
        <Area forwardedAs="li" key={name}>
          <h3>
            <Icon name={knownName(iconPaths, names[index], 'icon')} size="1.2em" />
            {name}
          </h3>
          <p>{waits}</p>
          <p>{help}</p>
        </Area>
      ))}
    </Grid>
  );
}

const kinds = {
  areas: AreaGrid,
  table: DataTable,
  start: () => <NumberedPoints items={Object.entries(required(guide, 'steps').steps)} />,
  sources: SourceList,
};

/** Where the platform helps, what to count, and how to begin. */
export default function IdleTimePractice() {
  return <GuideBody heads={heads} texts={texts} kinds={kinds} />;
}
