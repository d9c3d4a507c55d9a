import type { CheckLevel, CheckName, Finding, TextProblem } from '@pressline/shared-api';

interface Check {
  level: CheckLevel;
  title: string;
  /** What is wrong; `about` is the address, name or text that is meant. */
  message(about: string): string;
  advice: string;
}

// biome-ignore format: a table
/** What each check says, in the order of lists: errors first. A new one also needs a line in `checkNames`. */
export const CHECKS: Readonly<Record<CheckName, Check>> = {
  unclosedDirective: { level: 'error', title: 'Block without an end', message: (name) => `The block “:::${name}” is not closed.`, advice: 'Put ::: on its own line where the block ends.' },
  unknownDirective: { level: 'error', title: 'Unknown block', message: (name) => `Unknown block “${name}”.`, advice: 'Use Note, Tip, Warning, Steps, Checklist, Details, Quiz or Video.' },
  strayFence: { level: 'error', title: 'Stray colons', message: (text) => `Readers see “${text}” as plain text.`, advice: 'Remove the line, or write the block’s name right after the colons. An outer block needs four colons.' },
  foreignMarkup: { level: 'error', title: 'Markup of another system', message: (text) => `Readers see this markup as plain text: ${text}`, advice: 'Fix it to get the block that says the same here.' },
  quizOptions: { level: 'error', title: 'Quiz without options', message: () => 'This quiz has no options.', advice: 'List them below the question: - [ ] for a wrong answer, - [x] for the correct one.' },
  quizAnswer: { level: 'error', title: 'Quiz without a correct answer', message: () => 'This quiz has no correct answer.', advice: 'Mark the correct answer with [x].' },
  videoRefused: { level: 'error', title: 'Video that can’t be played', message: (address) => `This video can’t be played here: ${address}`, advice: 'Use the https address of a single video on YouTube or Vimeo.' },
  imageRefused: { level: 'error', title: 'Image hidden from readers', message: (address) => `Readers can’t see this image: ${address}`, advice: 'Use an https address or an image from the media library.' },
  linkRefused: { level: 'error', title: 'Unsafe link, hidden from readers', message: (address) => `Readers see plain text instead of this link: ${address}`, advice: 'Use an https address, a path on this site, mailto: or tel:.' },
  deadLink: { level: 'error', title: 'Dead link', message: (address) => `This link leads nowhere: ${address}`, advice: 'Link to another page, or remove the link.' },
  deadAnchor: { level: 'error', title: 'Link to a missing heading', message: (address) => `This link points to a heading that doesn’t exist: ${address}`, advice: 'Link to an existing heading or to the whole page.' },
  draftLink: { level: 'error', title: 'Link to a draft', message: (address) => `Readers can’t open ${address} because it isn’t published.`, advice: 'Publish that article first, or remove the link.' },
  unreachable: { level: 'error', title: 'Unreachable article', message: () => 'Its category was deleted, and nothing links to it.', advice: 'Choose a category.' },
  notInPdf: { level: 'error', title: 'Not found in the PDF', message: (text) => `Not found in the PDF: “${text}”`, advice: 'Compare it with the PDF. Then correct it or mark it as checked.' },
  oldAddress: { level: 'warning', title: 'Link to a former address', message: (address) => `${address} redirects to the current address.`, advice: 'Link to the current address.' },
  imageAlt: { level: 'warning', title: 'Image without a description', message: (address) => `This image has no alternative text: ${address}`, advice: 'Describe the image between the brackets: ![What it shows](address).' },
  imageElsewhere: { level: 'warning', title: 'Image from another site', message: (address) => `This image is loaded from another site: ${address}`, advice: 'Upload it to the media library. That way it can’t disappear, and no other site finds out who reads the article.' },
  headingSkip: { level: 'warning', title: 'Heading that skips a level', message: () => 'This heading skips a level.', advice: 'Make it one level below the heading above. The first heading has level 2.' },
  placeholder: { level: 'warning', title: 'Placeholder', message: (text) => `“${text}” is a placeholder.`, advice: 'Replace it with your own text, or delete it.' },
  unknownTerm: { level: 'warning', title: 'Reference to a missing term', message: (term) => `The glossary has no term “${term}”.`, advice: 'Choose another term under See also, or add this term.' },
  duplicateTitle: { level: 'warning', title: 'Title used twice', message: () => 'Another article has the same title.', advice: 'Rename one of them, or merge them.' },
  oldDraft: { level: 'warning', title: 'Old draft', message: () => 'This draft hasn’t changed in 60 days.', advice: 'Publish or delete it.' },
};

/** Problems without those that say the same of the same line. */
export function distinct(problems: readonly TextProblem[]): TextProblem[] {
  const byText = new Map(
    problems.map((one) => [[one.check, one.line, one.about, one.fix?.start].join(' '), one]),
  );
  return [...byText.values()];
}

/** The problem of a statement of a draft that was not found in its PDF. */
export const unsourcedProblem = ({ text, line }: { text: string; line?: number }): TextProblem => ({
  check: 'notInPdf',
  line: line ?? 0,
  about: text.slice(0, 200),
});

/** A problem as people read it. */
export function presentProblem({ check, line, about, fix }: TextProblem): Finding {
  const { level, message, advice } = CHECKS[check];
  return { check, level, message: message(about), advice, line: line || null, fix: fix ?? null };
}
