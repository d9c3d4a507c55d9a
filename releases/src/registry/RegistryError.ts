/** A command that the state of the registry does not allow; its message is a sentence for people. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}
