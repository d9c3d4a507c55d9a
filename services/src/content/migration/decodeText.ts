/** What Windows-1252 has from 0x80 on; some versions of Node read control characters there. */
const HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const CHARSET = /<meta[^>]{0,200}charset=["']?([\w-]+)/i;

const fromWindows = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (char) => HIGH.charAt(char.charCodeAt(0) - 0x80));

function decoded(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of a file: by its byte order mark, else UTF-8, else as its HTML says, else Windows-1252. */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le') ?? '';
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be') ?? '';
  const said = CHARSET.exec(bytes.toString('latin1', 0, 2_048))?.[1]?.toLowerCase() ?? '';
  const isWindows = /^(windows-1252|iso-8859-1|latin1|ascii|us-ascii|utf-?8)?$/.test(said);
  return (
    decoded(bytes, 'utf-8') ?? (isWindows ? undefined : decoded(bytes, said)) ?? fromWindows(bytes)
  );
}
