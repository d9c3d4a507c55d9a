import { EMAIL_PATTERN } from '../forms/emailPattern';

/** What a link may lead to besides an https address: a path on this site, or a mail address. */
export type LinkScheme = 'site' | 'mailto';

const SITE = 'https://site.invalid';

const isSitePath = (value: string) =>
  /^\/(?![/\\])[^\s\\]*$/.test(value) && new URL(value, SITE).origin === SITE;

/** One address and at most a subject, so that a link cannot add hidden recipients. */
function isMailto(value: string): boolean {
  const [, address = '', query] = /^mailto:([^?\s]+)(?:\?(\S*))?$/i.exec(value) ?? [];
  const names = [...new URLSearchParams(query).keys()];
  return EMAIL_PATTERN.test(address) && names.every((name) => name === 'subject');
}

const CHECKS: Readonly<Record<LinkScheme, (value: string) => boolean>> = {
  site: isSitePath,
  mailto: isMailto,
};

/** Whether `value` is an address of one of the given kinds. */
export const isLinkTarget = (value: string, schemes: readonly LinkScheme[]): boolean =>
  schemes.some((scheme) => CHECKS[scheme](value));
