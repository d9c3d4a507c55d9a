/** A command that does not fit what the registry holds; its message is a sentence for people. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}
