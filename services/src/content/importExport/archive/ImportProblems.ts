/** All that is wrong with a file or one of its records, each a sentence for the editor. */
export class ImportProblems extends Error {
  constructor(readonly messages: readonly string[]) {
    super(messages.join('; '));
  }
}
