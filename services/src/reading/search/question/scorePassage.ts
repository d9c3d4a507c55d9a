import { bestStretch } from './bestStretch';
import { match, type Stems, stemsOf } from './matchConcept';
import { numberBonus } from './numberBonus';
import type { PassageText } from './PassageText';
import type { Concept, Question } from './readQuestion';

const ZONES = [
  ['near', 0.9],
  ['heading', 0.9],
  ['above', 0.75],
  ['title', 0.75],
  ['about', 0.4],
  ['section', 0.7],
  ['document', 0.3],
] as const;

const COVERAGE = 0.55;
const OWN = 0.3;
const CLOSENESS = 0.12;
/** Who asks what a word means wants its definition, not a row that has the word. */
const DEFINITION_BONUS = 0.3;
const TERM_PENALTY = 0.15;
/** A check reminds of something; another passage explains it. */
const CHECK_PENALTY = 0.12;
const SUBJECT_BONUS = 0.065;
const COLUMN_BONUS = 0.04;
const FORMULA_BONUS = 0.1;
/** For each thing that is asked about and is not mentioned. */
const MISSING_PENALTY = 0.05;
/** A heading says what its passages are about, but not the answer. */
const HEADED = 0.75;
const HEADING_BONUS = 0.08;
const MOST = 0.6;
/** From here on a passage is shown: what it has of the question itself counts twice. */
const LIKELY = 0.675;
/** So is one that, with its heading and title, lacks nothing that is asked about. */
const WHOLE = 0.7;
/** Words far apart in a long passage that lacks another one are there by chance. */
const SCATTERED = 0.1;
/** For words outside of the stretch that has most of them. */
const FAR = 0.6;
const LONG = 30;
const LENGTH_PENALTY = 0.04;

/** How good a passage answers: 0 to about 1. */
export interface PassageScore {
  score: number;
  /** Whether it is good enough to be shown; `services/test/answers` measures that. */
  isLikely: boolean;
}

/** What a passage says something of: the first cell of a row, or what stands before a colon. */
function subjectOf({ kind, text }: PassageText): Stems | undefined {
  const [, subject] =
    kind === 'row' ? ['', text.split('\n')[0]] : (/^([^:.]{2,60}):/.exec(text) ?? []);
  return subject ? stemsOf(subject) : undefined;
}

/** Makes a scorer for the passages of one question. */
export function createScorer(question: Question) {
  const { concepts, isOfQuantity, isOfTable, isOfFormula, isOfMeaning } = question;
  const asked = concepts.filter(({ isAsking }) => !isAsking).length || concepts.length;
  const weightOf = (some: readonly Concept[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const total = weightOf(concepts);
  const things = weightOf(concepts.filter(({ isAsking }) => !isAsking));

  // Passages of one document share what is around them.
  const known = new Map<string, readonly number[]>();
  function valuesIn(text: string): readonly number[] {
    const before = known.get(text);
    if (before) return before;
    const stems = stemsOf(text);
    const values = concepts.map((concept) => match(concept, stems).value);
    known.set(text, values);
    return values;
  }

  return (passage: PassageText): PassageScore => {
    const isRow = passage.kind === 'row';
    const subject = isRow && !isOfQuantity && !isOfTable ? undefined : subjectOf(passage);
    // A question is read with its answer, a term with its definition.
    const isNamed = passage.kind === 'answer' || passage.kind === 'term';
    const stems = stemsOf(isNamed ? `${passage.title}\n${passage.text}` : passage.text);
    let covered = 0;
    let own = 0;
    let named = 0;
    let headed = 0;
    let missing = 0;
    let isTitled = false;
    let isSubject = false;
    const found = concepts.map((concept) => ({ ...match(concept, stems), weight: concept.weight }));
    const stretch = bestStretch(found);
    const around = ZONES.flatMap(([zone, factor]) =>
      passage[zone] ? [{ zone, factor, values: valuesIn(passage[zone]) }] : [],
    );
    for (const [index, concept] of concepts.entries()) {
      const one = found[index];
      if (!one) continue;
      const value = stretch.has.includes(one) ? one.value : one.value * FAR;
      if (subject && match(concept, subject).value > 0.5) isSubject = true;
      let best = value;
      let bestOwn = value;
      for (const { zone, factor, values } of around) {
        const said = values[index] ?? 0;
        const isOwn = zone === 'near' || (isNamed && zone === 'title');
        if (zone === 'title' && !concept.isAsking) named += concept.weight * said;
        best = Math.max(best, said * (isOwn ? 0.95 : factor));
        if (isOwn) bestOwn = Math.max(bestOwn, said * 0.9);
        if (zone === 'heading') {
          headed += concept.weight * said;
          bestOwn = Math.max(bestOwn, said * HEADED);
        }
        if (zone === 'near' && said > value) isTitled ||= said > 0.5 && !concept.isAsking;
      }
      covered += concept.weight * best;
      own += concept.weight * bestOwn;
      if (best < 0.35 && !concept.isAsking) missing += 1;
    }
    const coverage = total > 0 ? covered / total : 0;
    const isDefinition = isOfMeaning && named / things > 0.8;
    const ofTerm = isDefinition ? DEFINITION_BONUS : -TERM_PENALTY;
    const termBonus = passage.kind === 'term' ? ofTerm : 0;
    const numbers = numberBonus(passage.text, question);
    const score =
      COVERAGE * coverage +
      OWN * (total > 0 ? own / total : 0) +
      CLOSENESS * stretch.closeness +
      numbers +
      ((passage.kind === 'answer' ? named / things : headed / total) > MOST ? HEADING_BONUS : 0) +
      (isSubject ? SUBJECT_BONUS : 0) +
      (isSubject && isTitled ? COLUMN_BONUS : 0) +
      (isOfFormula && passage.text.includes('=') ? FORMULA_BONUS : 0) -
      MISSING_PENALTY * missing -
      (passage.kind === 'check' ? CHECK_PENALTY : 0) +
      termBonus -
      LENGTH_PENALTY * Math.max(0, Math.log2(stems.size / LONG));
    const confidence =
      0.6 * coverage +
      0.4 * (total > 0 ? own / total : 0) +
      0.1 * (stretch.has.length / Math.max(1, concepts.length)) +
      numbers -
      (missing > 0 && stretch.has.length > 1
        ? SCATTERED * Math.max(0, 0.5 - stretch.closeness)
        : 0);
    const isWhole = missing === 0 && numbers >= 0 && coverage >= WHOLE;
    return { score, isLikely: asked > 0 && (confidence >= LIKELY || isWhole) };
  };
}
