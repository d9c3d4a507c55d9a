/** The fields in which a reader suggests another wording: name, label and hint. */
export const suggestionFields = [
  ['passage', 'Current sentence', 'Copy it from the article so we can find it.'],
  ['proposal', 'Your suggestion', 'Leave it empty if you only want to say what is wrong.'],
  ['comment', 'What is wrong (optional)', 'Please leave out personal data.'],
] as const;
