/** The fields in which a reader suggests another wording: name, label and hint. */
export const suggestionFields = [
  ['passage', 'Current sentence', 'Copy it from the article so we can find it.'],
  ['proposal', 'Your suggestion', 'Leave it blank if you only want to tell us what’s wrong.'],
  ['comment', 'What’s wrong? (optional)', 'Please leave out personal data.'],
] as const;
