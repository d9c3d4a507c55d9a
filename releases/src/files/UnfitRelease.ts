/** A release that cannot be one of its remote, whatever it would render; the message says why. */
export class UnfitRelease extends Error {
  override readonly name = 'UnfitRelease';

  constructor(
    readonly remote: string,
    /** Null when not even that can be read. */
    readonly release: string | null,
    message: string,
  ) {
    super(message);
  }
}
