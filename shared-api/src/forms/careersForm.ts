import { senderFields } from './contactForm';
import { optionalLine, optionalText } from './formFields';
import { z } from './zod';

function isHttps(value: string): boolean {
  if (value === '') return true;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' && !url.username && !url.password;
}

/** An application; `POST /api/contact` with the kind `careers`. */
export const careersForm = z.strictObject({
  ...senderFields,
  /** Empty: for no position in particular. */
  position: optionalLine(200),
  /** Where a resume or a profile can be read. */
  profileUrl: optionalLine(500).refine(isHttps, 'Please enter an https address'),
  message: optionalText(10_000),
});
