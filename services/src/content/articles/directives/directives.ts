import { readVideoAddress } from '@pressline/shared-api';
import type { RootContent } from 'mdast';
import { box, line } from './box';
import { quiz } from './quiz';
import type { DirectiveParts } from './readDirective';
import { type ItemKeys, tickList } from './tickList';

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
