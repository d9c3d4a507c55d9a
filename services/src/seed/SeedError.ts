/** A mistake in a seed file; the message names the file and, where there is one, the field. */
export class SeedError extends Error {
  constructor(file: string, problem: string) {
    super(`Seed file ${file}: ${problem}`);
    this.name = 'SeedError';
  }
}
