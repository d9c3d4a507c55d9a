import { corePaths } from './corePaths';
import { Drawing } from './Drawing';
import { VisuallyHidden } from './VisuallyHidden';

/** Stands last inside a link that opens a new tab, and says so. */
export function NewTabHint() {
  return (
    <>
      <Drawing path={corePaths['external-link']} size="0.9em" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </>
  );
}
