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
  unclosedDirective: { level: 'error', title: 'Directive without an end', message: (name) => `“:::${name}” is not closed.`, advice: 'Put ::: on a line of its own where it ends.' },
  unknownDirective: { level: 'error', title: 'Unknown directive', message: (name) => `There is no directive “${name}”.`, advice: 'Use note, tip, warning, steps, checklist, details, quiz or video.' },
  strayFence: { level: 'error', title: 'Stray colons', message: (text) => `“${text}” is shown to readers as text.`, advice: 'Remove the line, or write the name right behind the colons. An outer directive needs four colons.' },
  quizOptions: { level: 'error', title: 'Quiz without options', message: () => 'This quiz has no options.', advice: 'List them below the question: - [ ] for a wrong one, - [x] for the correct one.' },
  quizAnswer: { level: 'error', title: 'Quiz without a correct answer', message: () => 'This quiz has no correct answer.', advice: 'Mark the correct one with [x].' },
  videoRefused: { level: 'error', title: 'Video that cannot be played', message: (address) => `The player refuses this video: ${address}`, advice: 'Use the https address of one video on YouTube or Vimeo.' },
  imageRefused: { level: 'error', title: 'Image that is not shown', message: (address) => `Readers do not see this image: ${address}`, advice: 'Use an https address, or an image of the media library.' },
  linkRefused: { level: 'error', title: 'Link that is not shown', message: (address) => `Readers see no link here: ${address}`, advice: 'Use an https address, a path of this site, mailto: or tel:.' },
  deadLink: { level: 'error', title: 'Dead link', message: (address) => `Nothing is at ${address}.`, advice: 'Link to another page, or remove the link.' },
  deadAnchor: { level: 'error', title: 'Link to a missing heading', message: (address) => `The page has no heading for ${address}.`, advice: 'Link to a heading that is there, or to the page as a whole.' },
  draftLink: { level: 'error', title: 'Link to a draft', message: (address) => `Readers cannot open ${address}: it is not published.`, advice: 'Publish that article first, or remove the link.' },
  unreachable: { level: 'error', title: 'Article that nobody can reach', message: () => 'Its category is gone, and nothing links to it.', advice: 'Choose a category.' },
  notInPdf: { level: 'error', title: 'Not found in the PDF', message: (text) => `The PDF does not have this: “${text}”`, advice: 'Compare it with the PDF. Correct it, or mark it as checked.' },
  oldAddress: { level: 'warning', title: 'Link to a former address', message: (address) => `${address} redirects to the current address.`, advice: 'Link to the current address.' },
  imageAlt: { level: 'warning', title: 'Image without a description', message: (address) => `This image has no alternative text: ${address}`, advice: 'Say between the brackets what it shows: ![What it shows](address).' },
  imageElsewhere: { level: 'warning', title: 'Image from another site', message: (address) => `This image is loaded from another site: ${address}`, advice: 'Upload it to the media library. Then it cannot disappear, and no other site learns who reads the article.' },
  headingSkip: { level: 'warning', title: 'Heading that skips a level', message: (marks) => `The heading with ${marks} skips a level.`, advice: 'Use one # more than the heading above it. The first one has ##.' },
  unknownTerm: { level: 'warning', title: 'Reference to a missing term', message: (term) => `The glossary has no term “${term}”.`, advice: 'Name another term under See also, or add this one.' },
  duplicateTitle: { level: 'warning', title: 'Title used twice', message: () => 'Another article has the same title.', advice: 'Give one of them another title, or merge them.' },
  oldDraft: { level: 'warning', title: 'Old draft', message: () => 'This draft has not been changed for 60 days.', advice: 'Publish or delete it.' },
};

/** Problems without those that say the same of the same line. */
export function distinct(problems: readonly TextProblem[]): TextProblem[] {
  const byText = new Map(
    problems.map((one) => [[one.check, one.line, one.about, one.fix?.start].join(' '), one]),
  );
  return [...byText.values()];
}

/** The problem that what a draft states was not found in its PDF. */
export const doubtOf = ({ text, line }: { text: string; line?: number }): TextProblem => ({
  check: 'notInPdf',
  line: line ?? 0,
  about: text.slice(0, 200),
});

/** A problem as people read it. */
export function presentProblem({ check, line, about, fix }: TextProblem): Finding {
  const { level, message, advice } = CHECKS[check];
  return { check, level, message: message(about), advice, line: line || null, fix: fix ?? null };
}
