import { compareTexts, foldPieces } from '@pressline/shared-api/compare';
import { media, theme, VisuallyHidden } from '@pressline/shared-ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';

const { color, space, text, radius } = theme;

const Columns = styled.div`
  display: grid;
  gap: ${space.xs};

  ${media.small} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
const Side = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
`;
const Label = styled.p`
  padding: ${space.xxs} ${space.sm};
  border-bottom: 1px solid ${color.line};
  background: ${color.tint};
  color: ${color.inkSoft};
  font-size: ${text.caption};
  font-weight: 600;
`;
const Text = styled.div`
  max-height: 22rem;
  overflow-y: auto;
  padding: ${space.sm};
  font-size: ${text.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  mark {
    padding-block: 0.1em;
    border-radius: 2px;
    background: ${color.dangerSoft};
    color: ${color.danger};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [data-side='right'] { background: ${color.successSoft}; color: ${color.success}; }
`;
const Omission = styled.span`
  display: block;
  margin-block: ${space.xxs};
  border-block: 1px dashed ${color.line};
  color: ${color.inkMuted};
  font-size: ${text.caption};
  text-align: center;
`;

interface ComparedTextsProps {
  left: string;
  right: string;
  leftLabel: string;
  rightLabel: string;
  /** What the texts are, for the names of their regions. */
  name: string;
}

export function ComparedTexts({ left, right, leftLabel, rightLabel, name }: ComparedTextsProps) {
  const pieces = useMemo(() => foldPieces(compareTexts(left, right)), [left, right]);
  const sides = [
    { own: 'left', text: left, label: leftLabel },
    { own: 'right', text: right, label: rightLabel },
  ];
  return (
    <Columns>
      {sides.map(({ own, text: whole, label }) => (
        <Side key={own}>
          <Label>{label}</Label>
          <Text role="region" aria-label={`${name}: ${label}`} tabIndex={0}>
            {whole === '' && <em>Empty</em>}
            {pieces.map((piece, index) => {
              const key = index;
              if (piece.side === 'fold') {
                return <Omission key={key}>{piece.lines} unchanged lines</Omission>;
              }
              if (piece.side === 'both') return piece.text;
              if (piece.side !== own) return null;
              return (
                <mark key={key} data-side={own}>
                  <VisuallyHidden>Only here: </VisuallyHidden>
                  {piece.text}
                </mark>
              );
            })}
          </Text>
        </Side>
      ))}
    </Columns>
  );
}
