import { VisuallyHidden } from '@pressline/shared-ui';

/** A field that people neither see nor reach, and automated posts fill. */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Leave this field empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
