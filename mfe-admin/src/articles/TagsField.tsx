import { Cluster, Field, TextInput, theme } from '@pressline/shared-ui';
import { memo, useRef } from 'react';
import { styled } from 'styled-components';
import { ALL_DOCUMENTS, useDocuments } from '../form/api/queries';
import { useField } from '../form/fields/formContext';

const { color, layout, radius, text } = theme;

const split = (text: string): string[] => text.split(',').map((tag) => tag.trim());

/** The tags that `suggested` adds to a comma-separated text whose last word is being typed. */
function suggestTags(text: string, known: readonly string[], limit: number): string[] {
  const words = split(text);
  const typed = (words.at(-1) ?? '').toLowerCase();
  const isComplete = known.some((tag) => tag.toLowerCase() === typed);
  const chosen = new Set(words.map((word) => word.toLowerCase()));
  return known
    .filter((tag) => !chosen.has(tag.toLowerCase()))
    .filter((tag) => isComplete || tag.toLowerCase().includes(typed))
    .slice(0, limit);
}

/** The text with `tag` in the place of the word that is being typed, ready for the next. */
function completeTag(text: string, tag: string, known: readonly string[]): string {
  const words = split(text);
  const last = words.pop() ?? '';
  const isComplete = known.some((one) => one.toLowerCase() === last.toLowerCase());
  const isStart = tag.toLowerCase().includes(last.toLowerCase()) && !isComplete;
  const kept = isStart ? words : [...words, last];
  return `${[...kept, tag].filter(Boolean).join(', ')}, `;
}

const SHOWN = 6;

const Chip = styled.button`
  position: relative;
  min-height: 2rem;
  padding: 0 0.7em;
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.round};
  background: none;
  color: ${color.inkSoft};
  font-size: ${text.caption};
  font-weight: 600;

  &::after { content: ''; position: absolute; inset: calc((2rem - ${layout.target}) / 2) 0; }
  &:hover { border-style: solid; color: ${color.ink}; }
`;

export const TagsField = memo(function TagsField() {
  const { text: value, setValue, frame } = useField('tags');
  const { documents } = useDocuments('tags', ALL_DOCUMENTS);
  const input = useRef<HTMLInputElement>(null);
  const known = [...new Set(documents?.map(({ name }) => String(name)))];
  const suggested = suggestTags(value, known, SHOWN);
  return (
    <Field {...frame}>
      <TextInput
        ref={input}
        value={value}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
      />
      {suggested.length > 0 && (
        <Cluster gap="xs" role="group" aria-label="Suggestions">
          {suggested.map((tag) => (
            <Chip
              key={tag}
              type="button"
              translate="no"
              aria-label={`Add tag ${tag}`}
              onClick={() => {
                setValue(completeTag(value, tag, known));
                input.current?.focus();
              }}
            >
              + {tag}
            </Chip>
          ))}
        </Cluster>
      )}
    </Field>
  );
});
