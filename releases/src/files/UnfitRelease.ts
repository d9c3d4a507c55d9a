/** A release that breaks the contract of its remote; the message says how. */
export class UnfitRelease extends Error {
  override readonly name = 'UnfitRelease';

  constructor(
    readonly remote: string,
    /** Null when it cannot be read. */
    readonly release: string | null,
    message: string,
  ) {
    super(message);
  }
}
