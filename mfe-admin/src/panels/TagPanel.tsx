import { theme } from '@pressline/shared-ui';
import { NavLink, useParams } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { ResourcePanel } from '../resource/ResourcePanel';
import { ADMIN_PATH } from '../routes';

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

/** Tags, and beside them the words that the search takes for the same. */
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
      {section === SYNONYMS ? (
        <ResourcePanel
          key={SYNONYMS}
          resourceKey="synonyms"
          listHeight="400px"
          note="Who searches for one of the words also finds the others."
        />
      ) : (
        <ResourcePanel key="tags" resourceKey="tags" listHeight="400px" />
      )}
    </>
  );
}
