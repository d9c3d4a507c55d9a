/** A delivery that no further try can bring about. */
export class PermanentDeliveryError extends Error {
  override readonly name = 'PermanentDeliveryError';
}
