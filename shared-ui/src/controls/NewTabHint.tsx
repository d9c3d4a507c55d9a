import { corePaths } from '../icons/corePaths';
import { Drawing } from '../icons/Drawing';
import { VisuallyHidden } from '../layout/VisuallyHidden';

/** Stands last inside a link that opens a new tab, and says so. */
export function NewTabHint() {
  return (
    <>
      <Drawing path={corePaths['external-link']} size="0.9em" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </>
  );
}
