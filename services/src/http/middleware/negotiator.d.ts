/** The used part of the package; its published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: NodeJS.Dict<string | string[]> });
    /** Encodings that the caller accepts, best first; `preferred` decides between equals. */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding[];
  }
}
