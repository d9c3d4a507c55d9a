import { Card, Grid, Stack, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { PageSection, type SectionIntro } from '../components/PageSection';

const { color, font, space, text } = theme;

const Resource = styled(Card)`
  height: 100%;
  h3 a { color: inherit; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  p { color: ${color.inkSoft}; }
`;
const Category = styled.small`
  color: ${color.inkMuted};
  font: 400 ${text.caption} / 1.4 ${font.mono};
  padding-bottom: ${space.xs};
`;

export interface ResourceCardsProps extends SectionIntro {
  resources: readonly { category: string; title: string; description: string; to: string }[];
}

/** Things worth reading, each card one link. */
export function ResourceCards({ resources, ...intro }: ResourceCardsProps) {
  return (
    <PageSection tone="tint" {...intro}>
      <Grid as="ul" minColumn="16rem">
        {resources.map(({ category, title, description, to }) => (
          <li key={title}>
            <Resource isInteractive>
              <Stack gap="xs">
                <Category>{category}</Category>
                <h3>
                  <Link to={to} data-card-link>
                    {title}
                  </Link>
                </h3>
                <p>{description}</p>
              </Stack>
            </Resource>
          </li>
        ))}
      </Grid>
    </PageSection>
  );
}
