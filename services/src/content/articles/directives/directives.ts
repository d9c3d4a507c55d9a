import { readVideoAddress } from '@pressline/shared-api';
import type { ListItem, RootContent } from 'mdast';
import { box, line } from './box';
import type { DirectiveParts } from './dialect';
import { type ItemKeys, splitAtList, tickList } from './tickList';

/**
 * A question, lettered options and the answer behind a disclosure: complete without script. With
 * script the options become buttons (`data-option` says which are right).
 */
function quiz({ label, body }: DirectiveParts): RootContent[] {
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

/** What each directive of the dialect turns into. A directive that is not here keeps its content. */
export const directives: Record<string, (parts: DirectiveParts, keys: ItemKeys) => RootContent[]> =
  {
    note: (parts) => callout('note', 'Note', parts),
    tip: (parts) => callout('tip', 'Tip', parts),
    warning: (parts) => callout('warning', 'Warning', parts),
    steps: ({ label, body }, keys) => [
      box('div', { className: ['steps'], dataInteractive: 'steps' }, [
        ...titleLine(label),
        ...tickList(body, 'ol', keys),
      ]),
    ],
    checklist: ({ label, body }, keys) => [
      box('div', { className: ['checklist'], dataInteractive: 'checklist' }, [
        ...titleLine(label),
        ...tickList(body, 'ul', keys),
      ]),
    ],
    details: ({ label, body }) => [
      box('details', { className: ['details'] }, [
        line('summary', {}, label.length > 0 ? label : [{ type: 'text', value: 'Details' }]),
        ...body,
      ]),
    ],
    quiz,
    video: ({ label, body, attributes }) => {
      const title =
        label.length > 0 ? label : [{ type: 'text' as const, value: 'Watch the video' }];
      const video = readVideoAddress(attributes.url ?? '');
      if (!video) return [...titleLine(label), ...body];
      const data = {
        hProperties: {
          className: ['video-link'],
          dataVideo: video.provider,
          dataEmbed: video.embedUrl,
        },
      };
      const link = { type: 'link' as const, url: video.url, data, children: title };
      return [line('p', { className: ['video'] }, [link as never]), ...body];
    },
  };

function callout(kind: string, name: string, { label, body }: DirectiveParts): RootContent[] {
  const title = [{ type: 'text' as const, value: label.length > 0 ? `${name}: ` : name }, ...label];
  return [
    box('div', { className: ['callout', `callout-${kind}`], role: 'note' }, [
      line('p', { className: ['callout-title'] }, title),
      ...body,
    ]),
  ];
}

function titleLine(label: DirectiveParts['label']): RootContent[] {
  if (label.length === 0) return [];
  return [line('p', {}, [{ type: 'strong', children: label }])];
}
