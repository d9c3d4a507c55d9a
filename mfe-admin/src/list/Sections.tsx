import { theme } from '@pressline/shared-ui';
import { NavLink } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';

const { color, layout, space, text } = theme;

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
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

interface SectionsProps {
  label: string;
  /** Paths and what the links say; the first is the panel's own. */
  links: readonly (readonly [to: string, text: string])[];
}

export const Sections = ({ label, links }: SectionsProps) => (
  <Root aria-label={label}>
    {links.map(([to, name], index) => (
      <NavLink key={to} to={to} end={index === 0}>
        {name}
      </NavLink>
    ))}
  </Root>
);
