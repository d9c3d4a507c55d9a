import type { ListItem, RootContent } from 'mdast';
import { box, line } from './box';
import type { DirectiveParts } from './readDirective';
import { splitAtList } from './tickList';

/**
 * A question, lettered options and the answer behind a disclosure: complete without script. With
 * script the options become buttons (`data-option` says which are right).
 */
export function quiz({ label, body }: DirectiveParts): RootContent[] {
  const { before, list, after } = splitAtList(body);
  const question = label.length > 0 ? [line('p', {}, label), ...before] : before;
  if (!list) return question;

  const options = list.children.map((item) => ({
    ...item,
    checked: null,
    data: { hProperties: { dataOption: item.checked ? 'right' : 'wrong' } },
  }));
  const key = answerKey(list.children);
  const answer = key
    ? [line('p', { className: ['quiz-key'] }, [{ type: 'text', value: key }])]
    : [];
  const explanation = [...answer, ...after];
  const summary = line('summary', {}, [{ type: 'text', value: 'Show the answer' }]);

  return [
    box('div', { className: ['quiz'], role: 'group', ariaLabel: 'Quiz', dataInteractive: 'quiz' }, [
      box('div', { className: ['quiz-question'] }, question),
      {
        ...list,
        ordered: true,
        start: null,
        data: { hProperties: { className: ['quiz-options'], type: 'A' } },
        children: options,
      },
      ...(explanation.length > 0
        ? [box('details', { className: ['quiz-answer'] }, [summary, ...explanation])]
        : []),
    ]),
  ];
}

function answerKey(options: ListItem[]): string {
  const letters = options.flatMap((option, index) =>
    option.checked ? [index < 26 ? String.fromCharCode(65 + index) : String(index + 1)] : [],
  );
  if (letters.length === 0) return '';
  return `${letters.length === 1 ? 'Answer' : 'Answers'}: ${letters.join(', ')}`;
}
