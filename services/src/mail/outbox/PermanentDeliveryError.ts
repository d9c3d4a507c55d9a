/** A delivery for which further attempts are useless. */
export class PermanentDeliveryError extends Error {
  override readonly name = 'PermanentDeliveryError';
}
