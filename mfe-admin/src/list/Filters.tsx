import { Cluster, media, Select, TextInput } from '@pressline/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useShortcut } from '../form/browser';

export const Filters = styled(Cluster).attrs({ role: 'search', gap: 'xs' })`
  /* One line, which scrolls sideways; the room around it is that of focus rings. */
  flex-wrap: nowrap;
  margin: -3px;
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: none;

  ${media.small} { flex-wrap: wrap; }
`;
const Search = styled(TextInput)`
  flex: 4 0 13rem;
  width: auto;
`;
const Choice = styled(Select)`
  flex: 1 0 9.5rem;
  max-width: 22rem;
`;

interface SearchBoxProps {
  noun: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchBox({ noun, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', () => input.current?.focus());
  return (
    <Search
      ref={input}
      type="search"
      aria-label={`Search ${noun}`}
      aria-keyshortcuts="/"
      placeholder={`Search ${noun}...`}
      maxLength={200}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export interface FilterChoiceProps {
  label: string;
  /** Text of the choice that filters nothing; absent where there is none. */
  all?: string;
  choices: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
}

export function FilterChoice({ label, all, choices, value, onChange }: FilterChoiceProps) {
  return (
    <Choice
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={choices}
    >
      {all && <option value="">{all}</option>}
    </Choice>
  );
}
