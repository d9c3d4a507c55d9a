/** What was shown is a copy of a registry that cannot be read. */
export class OldCopy extends Error {
  override readonly name = 'OldCopy';
}
