import { Button, Icon, TextInput, theme } from '@pressline/shared-ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { HELP_PATH } from '../routes';
import { useStartFocus } from './useStartFocus';

const { color, space, radius, text } = theme;

/** Time without a keystroke after which the search runs. */
const DEBOUNCE_MS = 250;

const Box = styled.form`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  padding: ${space.xxs};
  padding-inline-start: ${space.md};
  border: 1.5px solid ${color.ink};
  border-radius: ${radius.sm};
  background: ${color.surface};

  > svg { flex: none; color: ${color.inkMuted}; }
  /* The field stands focused when the page comes up: strong, but no alarm. */
  &:has(input:focus-visible) {
    outline: 1.5px solid ${color.ink};
    box-shadow: -4px -3px 0 1px ${color.cyan}, 4px 3px 0 1px ${color.magenta};
  }
`;
const Input = styled(TextInput)`
  && {
    flex: 1;
    min-width: 0;
    min-height: 3rem;
    padding-inline: ${space.xs};
    border: 0;
    outline: none;
    background: none;
    font-size: ${text.lead};
    appearance: none;
  }
  &::-webkit-search-cancel-button { display: none; }
`;
const Clear = styled(Button)`
  :placeholder-shown ~ & { display: none; }
  @media (scripting: none) { display: none; }
`;
const Submit = styled(Button)`
  min-height: 3rem;

  /* The icon alone on phones, where the word would leave no room to type. */
  > svg { display: none; }
  @media (max-width: 480px) {
    padding: 0;
    > svg { display: block; }
    > span { position: absolute; clip-path: inset(50%); }
  }
`;

export interface SearchFormProps {
  /** What is searched for at first. */
  q: string;
  /** Gets the trimmed text on submit, on Clear and, when live, after each pause in typing. */
  onSearch: (q: string) => void;
  isLive?: boolean;
  hasAutoFocus?: boolean;
}

/** The help center's search box; without script an ordinary form. */
export function SearchForm({ q, onSearch, isLive = false, hasAutoFocus = false }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useStartFocus(input, hasAutoFocus);

  const typed = () => input.current?.value.trim() ?? '';
  const searchNow = () => {
    clearTimeout(timer.current);
    onSearch(typed());
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useEffect(() => {
    if (isLive && typed() !== q) searchNow();
    return () => clearTimeout(timer.current);
  }, []);

  function handleChange() {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, DEBOUNCE_MS);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    searchNow();
  }

  function handleClear() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    searchNow();
  }

  return (
    <Box role="search" action={HELP_PATH} onSubmit={handleSubmit}>
      <Icon name="search" />
      <Input
        ref={input}
        type="search"
        name="q"
        defaultValue={q}
        placeholder="Search the help center"
        aria-label="Search the help center"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        autoFocus={hasAutoFocus}
        onChange={isLive ? handleChange : undefined}
      />
      <Clear variant="ghost" size="sm" onClick={handleClear}>
        Clear
      </Clear>
      <Submit type="submit">
        <Icon name="arrow-right" />
        <span>Search</span>
      </Submit>
    </Box>
  );
}
