import { Card, Grid, Icon, theme, VisuallyHidden } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { onboarding } from '../content/onboarding';
import { helpPath } from '../helpAddress';

const { color, space, text, layout } = theme;

const Sheet = styled(Card)`
  display: grid;
  grid-template: 'icon title' auto 'text text' 1fr 'links links' auto / auto 1fr;
  gap: ${space.xs} ${space.sm};
  align-items: center;
  height: 100%;
  padding: ${space.lg} ${space.lg} ${space.xs};
  border-top: 4px solid var(--plate);

  h3 { font-size: ${text.heading4}; }
  p { grid-area: text; align-self: start; color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
  ul {
    grid-area: links;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.md};
    padding: 0;
    font-size: ${text.small};
    list-style: none;
  }
  a { display: inline-flex; align-items: center; min-height: ${layout.target}; }

  li:nth-child(1) > & { --plate: ${color.cyan}; }
  li:nth-child(2) > & { --plate: ${color.magenta}; }
  li:nth-child(3) > & { --plate: ${color.yellow}; }
`;
export function Onboarding() {
  return (
    <section aria-label="Where to begin">
      <VisuallyHidden as="h2">Where to begin</VisuallyHidden>
      <Grid as="ul" gap="md" minColumn="19rem">
        {onboarding.map(({ title, text: lead, icon, searches }) => (
          <li key={title}>
            <Sheet>
              <Icon name={icon} size="1.75rem" />
              <h3>{title}</h3>
              <p>{lead}</p>
              <ul>
                {searches.map((search) => (
                  <li key={search}>
                    <Link to={helpPath({ q: search.toLowerCase() })}>{search}</Link>
                  </li>
                ))}
              </ul>
            </Sheet>
          </li>
        ))}
      </Grid>
    </section>
  );
}
