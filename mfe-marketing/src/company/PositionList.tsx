import { Badge, Cluster, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import { TextBlocks } from '../components/TextBlocks';
import positions from '../content/company/positions.md';
import { site } from '../content/site';

const { color, space, text, layout } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space.lg};
  ${media.medium} { grid-template-columns: 1fr 1fr; }
`;
const Item = styled.li`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  justify-items: start;
  padding: ${space.lg};
  border: 1px solid ${color.line};
  background: ${color.surface};
  scroll-margin-top: calc(${layout.headerHeight} + ${space.md});

  &:target { border-color: ${color.ink}; box-shadow: inset 4px 0 0 ${color.magenta}; }
  h3 { font-size: ${text.heading4}; }
  h3 a { color: inherit; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  ul { margin: 0; padding-left: 1.2em; }
  > :last-child { margin-top: ${space.xs}; }
`;

export function PositionList() {
  return (
    <List>
      {positions.sections.map(({ id, title, label: department, lead: location, blocks }) => (
        <Item key={id} id={id}>
          <h3>
            <a href={`#${id}`}>{title}</a>
          </h3>
          <Cluster gap="xs">
            <Badge tone="accent">{department}</Badge>
            <Badge>{location}</Badge>
            <Badge>Full-time</Badge>
          </Cluster>
          <TextBlocks blocks={blocks} />
          <ActionLink
            label="Apply Now"
            about={`for ${title}`}
            to={site.links.apply(title)}
            size="sm"
          />
        </Item>
      ))}
    </List>
  );
}
