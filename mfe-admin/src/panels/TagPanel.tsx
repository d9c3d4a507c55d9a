import { theme } from '@pressline/shared-ui';
import { NavLink, useParams } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { ADMIN_PATH } from '../paths';
import { SpecialPanel } from './SpecialPanel';

const { color, layout, space, text } = theme;

const Sections = styled.nav`
  display: flex;
  gap: ${space.md};
  margin-bottom: ${space.md};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.target};
    color: ${color.inkMuted};
    font-size: ${text.small};
    font-weight: 600;
  }
  a[aria-current] { color: ${color.ink}; text-decoration: none; box-shadow: inset 0 -2px ${color.accent}; }
`;

const SYNONYMS = 'synonyms';

export default function TagPanel() {
  const section = useParams()['*'];
  return (
    <>
      <Sections aria-label="Tags and search">
        <NavLink to={`${ADMIN_PATH}/tags`} end>
          Tags
        </NavLink>
        <NavLink to={`${ADMIN_PATH}/tags/${SYNONYMS}`}>Search synonyms</NavLink>
      </Sections>
      <SpecialPanel resourceKey={section === SYNONYMS ? 'synonyms' : 'tags'} />
    </>
  );
}
