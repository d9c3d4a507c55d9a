import { media, tabListStyle, tabStyle, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { checkMark } from './checkMark';
import { type Feature, FeatureTitle } from './FeatureTitle';
import { Screen } from './Screen';

const { color, space } = theme;

const List = styled.fieldset`
  ${tabListStyle}

  label { position: relative; ${tabStyle} }
  label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: -3px; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
`;

const MOST_TABS = 9;
const chosen = Array.from(
  { length: MOST_TABS },
  (_, place) =>
    `:has(> :nth-child(${place + 1}) > :checked) ~ &:nth-of-type(${place + 1}) { display: grid; }`,
).join('');

/* Every part stays in the page, for search engines too. */
const Panel = styled.article`
  display: none;
  gap: ${space.md} ${space.xxl};
  padding-block: ${space.lg};

  ${chosen}
  & > p { color: ${color.inkSoft}; }
  figure { margin-top: calc(${space.xl} - ${space.md}); }
  ${media.medium} {
    grid-template: auto auto 1fr / 5fr 7fr;
    align-items: start;
    figure { grid-area: 1 / 2 / 4 / 3; margin-top: 0; }
  }
`;
const Points = styled.ul`
  display: grid;
  gap: ${space.xs};

  li { display: grid; grid-template-columns: 1.75em 1fr; }
  li::before { ${checkMark} margin-top: 0.3em; }
`;

interface FeatureTabsProps {
  labelledBy: string;
  features: readonly Feature[];
}

/**
 * One part at a time, with its screen. The tabs are radio buttons and styles do the rest, so that
 * they work before and without scripts, and keep what was chosen when those arrive.
 */
export function FeatureTabs({ labelledBy, features }: FeatureTabsProps) {
  return (
    <>
      <List aria-labelledby={labelledBy} data-page-script="">
        {features.map(({ caption: title, badge }, place) => (
          <label key={title}>
            <input type="radio" name="feature" defaultChecked={place === 0} />
            {badge ? `${title} (${badge.toLowerCase()})` : title}
          </label>
        ))}
      </List>
      {features.map(({ kind, caption, icon, badge, texts: [text, shown], list }) => (
        <Panel key={kind}>
          <FeatureTitle {...{ caption, icon, badge }} />
          <p>{text}</p>
          <Points>
            {list.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
          <Screen name={kind} caption={shown} />
        </Panel>
      ))}
    </>
  );
}
