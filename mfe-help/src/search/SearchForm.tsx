import {
  Button,
  Icon,
  LinkButton,
  TextInput,
  theme,
  useIsFromServer,
  VisuallyHidden,
} from '@pressline/shared-ui';
import { isComposing } from '@pressline/shared-ui/is-composing';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { iconMask } from '../components/iconMask';
import { HELP_PATH } from '../routes';
import type { UpdateOptions } from '../useHelpAddress';
import { startFocus } from './startFocus';
import { type Arrival, useLiveSearch } from './useLiveSearch';

/**
 * Puts the focus into `input` once the page has come up by client navigation, after the shell has put
 * it on the heading. In HTML from the server the early script has done so.
 */
function useStartFocus(input: RefObject<HTMLInputElement | null>, isWanted: boolean): void {
  const isFromServer = useIsFromServer();
  useEffect(() => {
    if (!isWanted || isFromServer) return;
    const frame = requestAnimationFrame(() => startFocus(input.current));
    return () => cancelAnimationFrame(frame);
  }, [input, isWanted, isFromServer]);
}

const { color, space, radius, text } = theme;

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
  /* The field has the focus when the page opens: clearly visible, but not alarming. */
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
/** Of a description, what is hidden inside of it is not read out. */
const ByScript = styled.span`
  @media (scripting: none) { display: none; }
`;
const Submit = styled(Button)`
  min-height: 3rem;

  /* The icon alone on phones, where the word would leave no room to type. */
  @media (max-width: 480px) {
    padding: 0;
    &::before { ${iconMask('arrow-right')} }
    > span { position: absolute; clip-path: inset(50%); }
  }
`;

interface SearchFormProps {
  /** What is searched for at first, and after an arrival. */
  q?: string;
  /** The navigation that brought the reader here, unless the field itself caused it. */
  arrival?: Arrival;
  /** Gets the trimmed text, whether Back leads to the search before, and how it was asked for. */
  onSearch: (q: string, options: UpdateOptions) => void;
  isLive?: boolean;
  hasAutoFocus?: boolean;
  /** A key was pressed: a search will follow. */
  onTyping?: () => void;
}

export function SearchForm(props: SearchFormProps) {
  const { q = '', arrival, onSearch, isLive = false, hasAutoFocus = false, onTyping } = props;
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  useStartFocus(input, hasAutoFocus);
  const search = useLiveSearch({ input, q, arrival, isLive, onSearch });

  function handleChange() {
    onTyping?.();
    search.soon();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    search.enter();
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
        aria-describedby={isLive ? hintId : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        onChange={isLive ? handleChange : undefined}
        onBlur={search.endTyping}
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && search.clear()}
        data-result-stop
      />
      {isLive && (
        <VisuallyHidden id={hintId}>
          <ByScript>
            Results appear as you type. Press the down arrow to reach them, Escape to clear.
          </ByScript>
        </VisuallyHidden>
      )}
      <Clear variant="ghost" size="sm" onClick={search.clear}>
        Clear
      </Clear>
      {q !== '' && (
        <noscript>
          <LinkButton href={HELP_PATH} variant="ghost" size="sm">
            Clear
          </LinkButton>
        </noscript>
      )}
      <Submit type="submit">
        <span>Search</span>
      </Submit>
    </Box>
  );
}
