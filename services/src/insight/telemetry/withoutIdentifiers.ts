const MAX_LENGTH = 300;

/** An error message without what may identify a person: queries of URLs, e-mails, long numbers. */
export function withoutIdentifiers(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/?#@]*@/gi, '$1')
    .replace(/[?#][^\s'")]*/g, '')
    .replace(/[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g, '[e-mail]')
    .replace(/\d{7,}/g, '[number]')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '[id]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}
