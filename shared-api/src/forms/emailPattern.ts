/** One plain address: no display name, list, quotes or comments, so that it can stand in a mail header. */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/?#]+\.[^\s@<>()[\]\\,;:"/?#.]{2,}$/;

/**
 * Whether every mail server takes the address once its domain is in ASCII: its other part has ASCII
 * alone, and mail programs do not read it as an encoded word (RFC 2047).
 */
export const isDeliverable = (address: string): boolean =>
  /^(?!.*=\?.*@)[\x21-\x7e]+@/.test(address);
