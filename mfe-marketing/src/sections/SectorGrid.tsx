import { Grid, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { knownName, required } from '../content/required';

const { color, text } = theme;

/** Line drawings on a 120 × 80 sheet: `cut` is what the knife follows, `ink` what is printed. */
const drawings = {
  signature: {
    cut: 'M4 4h112v72H4zM32 4v72M60 4v72M88 4v72M4 40h112',
    ink: 'M10 11h16M10 16h12M38 11h16M38 16h10M66 11h16M66 16h13M94 11h16M94 16h9M10 69h16M10 64h9M38 69h16M38 64h13M66 69h16M66 64h10M94 69h16M94 64h12',
  },
  'label-roll': {
    cut: 'M28 66h88V34H53M60 40h14v20H60zM79 40h14v20H79zM98 40h14v20H98zM28 10a28 28 0 1 0 0 56a28 28 0 0 0 0-56zM28 29a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
    ink: 'M63.5 45h7M63.5 50h7M63.5 55h4M82.5 45h7M82.5 50h7M82.5 55h4M101.5 45h7M101.5 50h7M101.5 55h4',
  },
  garment: {
    cut: 'M44 6l-30 14l8 20l12-5v39h52V35l12 5l8-20L76 6c-2 7-8 11-16 11S46 13 44 6z',
    ink: 'M48 34h24v18H48zM60 30v26M44 43h32',
  },
  banner: {
    cut: 'M4 12h112v56H4zM41 12v56M79 12v56M10 18h.1M60 18h.1M110 18h.1M10 62h.1M60 62h.1M110 62h.1',
    ink: 'M22 50L44 26L58 42L68 32L98 52M84 27h12',
  },
};

const Drawing = styled.svg`
  width: 10rem;
  height: auto;
  fill: none;
  stroke-width: 1.5;
  stroke-linecap: round;
  path { stroke: ${theme.color.ink}; }
  path:nth-child(1), path:nth-child(2) { stroke-width: 2.5; }
  path:nth-child(1) { stroke: ${theme.color.cyan}; transform: translate(-1px, -1px); }
  path:nth-child(2) { stroke: ${theme.color.magenta}; transform: translate(1.5px, 1.5px); }
`;

/** What a sector's work looks like on its sheet or roll. Decorative. */
function SectorDiagram({ name }: { name: string | undefined }) {
  const { cut, ink } = drawings[knownName(drawings, name, 'drawing')];
  return (
    <Drawing viewBox="-2 -2 124 84" aria-hidden="true">
      <path d={ink} />
      <path d={ink} />
      <path d={cut} />
    </Drawing>
  );
}

const Text = styled.p`
  color: ${color.inkSoft};
`;
const Jobs = styled.p`
  color: ${color.inkMuted};
  font-size: ${text.small};
`;

export function SectorGrid(block: Block) {
  const { items, names } = required(block, 'items', 'names');
  return (
    <Grid as="ul" minColumn="15rem" gap="xl">
      {items.map(([title, description, jobs], index) => (
        <Stack as="li" gap="sm" key={title}>
          <SectorDiagram name={names[index]} />
          <h3>{title}</h3>
          <Text>{description}</Text>
          <Jobs>{jobs}</Jobs>
        </Stack>
      ))}
    </Grid>
  );
}
