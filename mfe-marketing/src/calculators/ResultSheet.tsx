import { Icon, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, font, space, text } = theme;

const Headline = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.xl};
  padding: ${space.lg};
  border-bottom: 2px dashed ${color.line};
`;
const Figure = styled.p`
  display: grid;
  color: ${color.inkSoft};
  font-size: ${text.small};
  line-height: 1.35;

  strong {
    color: ${color.ink};
    font: 700 ${text.heading3} / 1.15 ${font.display};
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  &:first-child { flex-basis: 100%; }
  &:first-child strong { font-size: ${text.heading1}; line-height: 1.05; }
`;
const Hint = styled.p`
  display: flex;
  flex-basis: 100%;
  gap: ${space.xs};
  padding: ${space.xs} ${space.sm};
  border-left: 0.375rem solid ${color.yellow};
  background: ${color.warningSoft};
  font-size: ${text.small};
  line-height: 1.45;
  svg { flex: none; margin-top: 0.15em; }
`;
const Lines = styled.dl`
  padding: ${space.xs} ${space.lg};
  font-variant-numeric: tabular-nums;
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space.md};
  padding-block: ${space.sm};

  & + & { border-top: 1px solid ${color.line}; }
  dt { font-weight: 600; line-height: 1.35; }
  dd { margin: 0; }
  dd:nth-child(2) { font-weight: 600; text-align: right; }
  dd:nth-child(3) {
    grid-column: 1 / -1;
    margin-top: ${space.xxs};
    color: ${color.inkMuted};
    font: 400 ${text.caption} / 1.45 ${font.mono};
  }
`;
const Note = styled.p`
  padding: ${space.sm} ${space.lg} ${space.lg};
  color: ${color.inkSoft};
  font-size: ${text.small};
  line-height: 1.5;
`;

export interface ResultLine {
  name: string;
  value: string;
  /** How the value comes about, with the numbers at hand. */
  formula: string;
}

interface ResultSheetProps {
  /** The figures that matter most, announced when they change. */
  figures: readonly { value: string; label: string }[];
  hint?: string;
  lines: readonly ResultLine[];
  note: string;
}

export function ResultSheet({ figures, hint, lines, note }: ResultSheetProps) {
  return (
    <>
      <Headline role="status" aria-live="polite" aria-atomic="true">
        {figures.map(({ value, label }) => (
          <Figure key={label}>
            <strong>{value}</strong> <span>{label}</span>
          </Figure>
        ))}
        {hint && (
          <Hint>
            <Icon name="info" size="1.1em" />
            <span>{hint}</span>
          </Hint>
        )}
      </Headline>
      <Lines>
        {lines.map(({ name, value, formula }) => (
          <Line key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>{formula}</dd>
          </Line>
        ))}
      </Lines>
      <Note>{note}</Note>
    </>
  );
}
