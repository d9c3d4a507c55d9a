import { VisuallyHidden } from '../layout/VisuallyHidden';

/** A field that people neither see nor reach, and automated posts fill. */
export function Honeypot() {
  return (
    <VisuallyHidden as="label" aria-hidden="true">
      Leave this field empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
