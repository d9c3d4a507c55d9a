/**
 * Where a link or an image may lead: marks within the copied document and files of its writer lead
 * nowhere. Pictures have `uploading:` until they are stored.
 */
const ADDRESS = /^(https?:|mailto:|tel:|uploading:|\/(?![/\\]))/i;
/** Addresses of services that lead on to the real one, and where they have it. */
const REDIRECTS: readonly (readonly [address: RegExp, parameter: string])[] = [
  [/^https:\/\/www\.google\.com\/url\?/, 'q'],
  [/^https:\/\/[\w.]*safelinks\.protection\.outlook\.com\/\?/, 'url'],
];

export function targetOf(value: unknown): string | undefined {
  // Word breaks the lines of its HTML in addresses, too.
  const address = String(value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replaceAll(' ', '%20');
  const parameter = REDIRECTS.find(([pattern]) => pattern.test(address))?.[1];
  const real = parameter ? new URL(address).searchParams.get(parameter) : address;
  return real && ADDRESS.test(real) ? real : undefined;
}
