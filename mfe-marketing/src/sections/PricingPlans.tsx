import { Badge, Card, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import { checkMark } from '../components/checkMark';
import { PageSection, type SectionIntro } from '../components/PageSection';

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

interface PricingPlan {
  name: string;
  /** The jobs a month that it covers: the figure, and what follows it. */
  volume: readonly [string, string];
  description: string;
  features: readonly string[];
  isFeatured?: boolean;
  buttonText: string;
  to: string;
}

interface PricingPlansProps extends SectionIntro {
  plans: readonly PricingPlan[];
  featuredLabel: string;
  note: string;
}

export default function PricingPlans({ plans, featuredLabel, note, ...intro }: PricingPlansProps) {
  return (
    <PageSection {...intro}>
      <List>
        {plans.map(({ name, volume, description, features, isFeatured, buttonText, to }) => (
          <Plan forwardedAs="li" key={name} hasCropMarks={isFeatured} data-featured={isFeatured}>
            <h3>
              {name}
              {isFeatured && <Badge tone="accent">{featuredLabel}</Badge>}
            </h3>
            <Volume>
              <strong>{volume[0]}</strong> {volume[1]}
            </Volume>
            <p>{description}</p>
            <Features>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
            <ActionLink
              label={buttonText}
              to={to}
              about={`about the ${name} plan`}
              variant={isFeatured ? 'primary' : 'secondary'}
            />
          </Plan>
        ))}
      </List>
      <Note>{note}</Note>
    </PageSection>
  );
}
