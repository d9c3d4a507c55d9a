import { Container, Grid, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { guideList } from '../content/guides/list';

const { color, layout, space, text } = theme;

const Root = styled.nav`
  margin-top: ${space.xxl};
  padding-block: ${space.xxl};
  border-top: 1px solid ${color.line};
`;
const Item = styled.li`
  padding-top: ${space.sm};
  border-top: 2px solid ${color.ink};

  a {
    display: inline-block;
    min-height: ${layout.target};
    font-weight: 600;
    line-height: 1.3;
  }
  small { display: block; color: ${color.inkMuted}; font-size: ${text.caption}; }
`;
const List = styled(Grid)`
  margin-top: ${space.lg};
`;

export function MoreGuides({ path }: { path: string }) {
  const others = Object.values(guideList).filter((guide) => guide.path !== path);
  return (
    <Container>
      <Root aria-labelledby="more-guides">
        <h2 id="more-guides">More guides</h2>
        <List forwardedAs="ul" minColumn="13rem">
          {others.map(({ path: to, title, readingMinutes }) => (
            <Item key={to}>
              <Link to={to}>{title}</Link>
              <small>{readingMinutes} min</small>
            </Item>
          ))}
        </List>
      </Root>
    </Container>
  );
}
