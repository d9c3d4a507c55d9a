import {
  type ButtonSize,
  type ButtonVariant,
  LinkButton,
  VisuallyHidden,
} from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';

export interface Action {
  label: string;
  /** Site path, `mailto:` or https address; the last opens a new tab. */
  to: string;
  /** Follows the label for assistive technology where equal labels stand side by side. */
  about?: string;
}

interface ActionLinkProps extends Action {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function ActionLink({ label, to, about, ...looks }: ActionLinkProps) {
  const text = (
    <>
      {label}
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </>
  );
  if (to.startsWith('/')) {
    return (
      <LinkButton asChild {...looks}>
        <Link to={to}>{text}</Link>
      </LinkButton>
    );
  }
  return (
    <LinkButton href={to} isNewTab={to.startsWith('https:')} {...looks}>
      {text}
    </LinkButton>
  );
}
