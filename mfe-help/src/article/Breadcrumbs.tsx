import type { Breadcrumb } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';

const { color, space, text } = theme;

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  font-size: ${text.small};

  li { display: flex; align-items: center; gap: ${space.xs}; min-height: 1.75rem; }
  li:not(:first-child)::before { content: '/'; color: ${color.inkMuted}; }
  [aria-current] { color: ${color.inkMuted}; }
`;

export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <Trail>
        {trail.map(({ label, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={path}>{label}</Link>
            )}
          </li>
        ))}
      </Trail>
    </nav>
  );
}
