import { Cluster, Eyebrow, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import { bandStyle } from '../components/bandStyle';
import { bookDemo, startTrial } from '../content/actions';
import { opening } from '../content/home/opening';
import { PressLine } from '../heroVideo/PressLine';

const { color, font, space, text } = theme;

const Band = styled.section`
  ${bandStyle}
  padding-block: ${space.xl} ${space.section};
`;
const Opening = styled.div`
  display: grid;
  gap: ${space.lg} ${space.xxl};
  margin-bottom: ${space.xxl};

  h1 { font-size: ${text.display}; margin-top: ${space.sm}; }
  ${media.medium} { grid-template-columns: 7fr 5fr; align-items: end; }
`;
const Actions = styled(Cluster)`
  & > a { flex: 1 1 auto; }
  ${media.small} { & > a { flex-grow: 0; } }
`;
const Lead = styled.p`
  margin-bottom: ${space.lg};
  color: ${color.inkSoft};
  font-size: ${text.lead};
  line-height: 1.5;
`;
const Note = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkMuted};
  font-size: ${text.small};
`;
const Claims = styled.dl`
  display: grid;
  gap: ${space.md} ${space.xl};
  margin-top: ${space.xxl};
  ${media.small} { grid-template-columns: repeat(3, 1fr); }
`;
const Claim = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-top: ${space.sm};
  border-top: 1px solid ${color.ink};

  dt { color: ${color.inkSoft}; }
  dd { font: 700 ${text.heading1} / 1.1 ${font.display}; letter-spacing: -0.022em; }
`;

const { eyebrow, title, lead, note, scene, claims } = opening;

export function Hero() {
  return (
    <Band aria-labelledby="page-heading" data-tone="paper">
      <Opening>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 id="page-heading" tabIndex={-1}>
            {title}
          </h1>
        </div>
        <div>
          <Lead>{lead}</Lead>
          <Actions>
            <ActionLink size="lg" {...startTrial} />{' '}
            <ActionLink size="lg" variant="secondary" {...bookDemo} />
          </Actions>
          <Note>{note}</Note>
        </div>
      </Opening>
      <PressLine {...scene} />
      <Claims data-late="">
        {claims.map(({ value, label }) => (
          <Claim key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Claim>
        ))}
      </Claims>
    </Band>
  );
}
