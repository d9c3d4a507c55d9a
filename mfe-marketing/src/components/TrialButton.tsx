import { type ButtonSize, type ButtonVariant, LinkButton } from '@pressline/shared-ui';
import { Link, useNavigate } from '@pressline/shared-ui/router';
import type { MouseEvent } from 'react';
import { site } from '../content/site';

interface TrialButtonProps {
  label?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/**
 * Opens the trial dialog where the visitor stands. Its address is that of the form on the landing
 * page, for a new tab and for browsers without script.
 */
export function TrialButton({ label = 'Start Free Trial', ...looks }: TrialButtonProps) {
  const navigate = useNavigate();

  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    navigate({ search: location.search, hash: '#trial' });
  }

  return (
    <LinkButton asChild {...looks}>
      <Link to={site.links.trial} onClick={handleClick}>
        {label}
      </Link>
    </LinkButton>
  );
}
