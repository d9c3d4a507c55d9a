import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

/** Stands last inside a link that opens a new tab, and says so. */
export function NewTabHint() {
  return (
    <>
      <Icon name="external-link" size="0.9em" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </>
  );
}
