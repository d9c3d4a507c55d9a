import { element } from './element';

// A button must not contain other controls.
const NOT_IN_A_BUTTON = 'a, pre, ul, ol, table, details, input, button';

function makeQuiz(quiz: HTMLElement, options: readonly HTMLElement[]): void {
  const answer = quiz.querySelector<HTMLDetailsElement>('.quiz-answer');
  const verdict = element('p', { className: 'quiz-verdict', role: 'status' });
  let missing = options.filter(({ dataset }) => dataset.option === 'right').length;

  const judge = (option: HTMLElement, button: HTMLButtonElement) => {
    if (option.dataset.chosen !== undefined) return;
    const isRight = option.dataset.option === 'right';
    option.dataset.chosen = '';
    button.ariaDisabled = 'true';
    button.append(element('span', { className: 'quiz-mark' }, isRight ? 'Right' : 'Not this one'));
    if (isRight) missing -= 1;
    if (!isRight) verdict.textContent = 'Not quite. Try another one.';
    else if (missing > 0) verdict.textContent = `Right. There is more: ${missing} to go.`;
    else {
      verdict.textContent = 'That is right.';
      quiz.dataset.complete = '';
      if (answer) answer.open = true;
      const summary = answer?.querySelector('summary');
      if (summary) summary.textContent = 'Why';
    }
  };

  for (const option of options) {
    const text = option.querySelector('p') ?? option;
    const button = element('button', { type: 'button' }, ...text.childNodes);
    button.addEventListener('click', () => judge(option, button));
    text.append(button);
  }
  options.at(-1)?.parentElement?.after(verdict);
}

/** Turns the options of each quiz into buttons that say whether they are right. */
export function addQuizzes(root: HTMLElement): void {
  for (const quiz of root.querySelectorAll<HTMLElement>('[data-interactive="quiz"]')) {
    const options = [...quiz.querySelectorAll<HTMLElement>('[data-option]')];
    const hasRight = options.some(({ dataset }) => dataset.option === 'right');
    if (hasRight && !options.some((option) => option.querySelector(NOT_IN_A_BUTTON))) {
      makeQuiz(quiz, options);
    }
  }
}
