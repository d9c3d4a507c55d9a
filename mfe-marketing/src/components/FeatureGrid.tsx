import { Card, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { type Feature, FeatureTitle } from './FeatureTitle';

const { color, font, space, text } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space.lg};

  ${media.small} { grid-template-columns: repeat(6, 1fr); }
  li { ${media.small} { grid-column: span 3; } }
  li:first-child { ${media.small} { grid-column: span 6; } }
  ${media.medium} {
    li { grid-column: span 2; }
    li:nth-child(-n + 2) { grid-column: span 3; }
  }
`;
const Part = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};

  dl { margin-inline: calc(-1 * ${space.lg}); margin-bottom: calc(-1 * ${space.lg}); }
  p { margin-bottom: ${space.md}; color: ${color.inkSoft}; }
`;

const Slip = styled.dl`
  margin-top: auto;
  padding: ${space.sm} ${space.lg};
  border-top: 2px dashed ${color.line};
  background: ${color.tint};
  font: 400 ${text.caption} / 1.45 ${font.mono};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.md};
  padding-block: 0.3em;

  & + & { border-top: 1px solid ${color.line}; }
  dd { margin-left: auto; }
  dt { color: ${color.inkMuted}; }
`;

export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <List>
      {features.map(({ kind, texts, rows, ...title }) => (
        <Part forwardedAs="li" key={kind}>
          <FeatureTitle {...title} />
          <p>{texts[0]}</p>
          <Slip>
            {rows.map(([name, value]) => (
              <Row key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Row>
            ))}
          </Slip>
        </Part>
      ))}
    </List>
  );
}
