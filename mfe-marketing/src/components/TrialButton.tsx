import { type ButtonSize, type ButtonVariant, LinkButton } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { site } from '../content/site';

interface TrialButtonProps {
  label?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/**
 * Opens the trial dialog where the visitor stands; `TrialHost` catches the click. As a link it leads
 * to the form on the landing page, in a new tab and without script.
 */
export function TrialButton({ label = 'Start Free Trial', ...looks }: TrialButtonProps) {
  return (
    <LinkButton asChild {...looks}>
      <Link to={site.links.trial}>{label}</Link>
    </LinkButton>
  );
}
