import { Badge, Card, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import { checkMark } from '../components/checkMark';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';
import { site } from '../content/site';

const { color, font, space, text } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space.xxl} ${space.xl};
  ${media.medium} { grid-template-columns: repeat(3, 1fr); }
`;
const Plan = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  padding: ${space.xl} ${space.lg};

  &[data-featured] { border-color: ${color.ink}; box-shadow: ${theme.shadow.sheet}; }
  h3 { display: flex; align-items: center; gap: ${space.sm}; }
  & > :last-child { margin-top: auto; }
`;
const Volume = styled.p`
  color: ${color.inkSoft};
  strong { display: block; color: ${color.ink}; font: 700 ${text.heading2} / 1.15 ${font.display}; letter-spacing: -0.022em; }
`;
const Features = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-block: ${space.md} ${space.xs};
  border-top: 1px solid ${color.line};

  li { display: grid; grid-template-columns: 1.5em 1fr; }
  li::before { ${checkMark} }
`;
const Note = styled.p`
  margin-top: ${space.xl};
  color: ${color.inkSoft};
`;

export function PricingPlans(block: Block) {
  const {
    blocks,
    texts: [note],
  } = required(block, 'blocks', 'texts');
  const plans = blocks.map((plan) => required(plan, 'caption', 'texts', 'list'));
  return (
    <>
      <List>
        {plans.map(({ caption: name, badge, texts: [jobs, description], list: features, to }) => (
          <Plan
            forwardedAs="li"
            key={name}
            hasCropMarks={Boolean(badge)}
            data-featured={badge ? true : undefined}
          >
            <h3>
              {name}
              {badge && <Badge tone="accent">{badge}</Badge>}
            </h3>
            <Volume>
              <strong>{jobs}</strong> jobs a month
            </Volume>
            <p>{description}</p>
            <Features>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
            <ActionLink
              label="Contact Sales"
              to={to ?? site.links.contactAbout(name)}
              about={`about the ${name} plan`}
              variant={badge ? 'primary' : 'secondary'}
            />
          </Plan>
        ))}
      </List>
      <Note>{note}</Note>
    </>
  );
}
