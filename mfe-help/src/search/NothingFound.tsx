import { EmptyState, LinkButton, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { contactPath } from '../helpAddress';

const Hint = styled.p`
  max-width: 34rem;
  margin-inline: auto;
  color: ${theme.color.inkMuted};
`;

/** Nothing matches: what to try, and the contact form with the search as its subject. */
export function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      action={
        <LinkButton variant="secondary" asChild>
          <Link to={contactPath(q)} data-result-stop>
            Contact Support
          </Link>
        </LinkButton>
      }
    >
      <strong>No articles match "{q}".</strong>
      <Hint>
        Try fewer or more general words, or <Link to="/help">browse the categories</Link>. Or ask
        us: your words come along, and we know the answer or find it.
      </Hint>
    </EmptyState>
  );
}
