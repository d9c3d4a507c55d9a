import type { Role } from '@pressline/shared-api';
import { Dialog, Icon } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { isComposing } from '@pressline/shared-ui/is-composing';
import { Link } from '@pressline/shared-ui/router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FetchFailure } from './form/api/failures';
import { Note } from './form/controls';
import { Foot, Group, Heading, Option, Results, Search } from './switcherStyle';
import {
  fixedTargets,
  matchTargets,
  type Target,
  targetGroups,
  useArticleTargets,
} from './switcherTargets';

const LIST_ID = 'switcher-results';
const optionId = (index: number) => `${LIST_ID}-${index}`;

/** Finds pages, articles and actions by name, and articles by their text. */
export default function QuickSwitcher({ role, onClose }: { role: Role; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [fixed] = useState(() => fixedTargets(role));
  const input = useRef<HTMLInputElement>(null);
  const hasChosen = useRef(false);
  const query = typed.trim();
  const articles = useArticleTargets(query);
  // In the order of the groups.
  const targets = [...matchTargets(fixed, query), ...articles.targets];
  const current = Math.max(0, Math.min(active, targets.length - 1));
  const count = targets.length === 0 ? 'Nothing found' : formatCount(targets.length, 'result');

  useEffect(() => {
    document.getElementById(optionId(current))?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const last = targets.length - 1;
    if (event.key === 'ArrowDown') setActive(current < last ? current + 1 : 0);
    else if (event.key === 'ArrowUp') setActive(current > 0 ? current - 1 : last);
    else if (event.key === 'Enter') document.getElementById(optionId(current))?.click();
    else return;
    event.preventDefault();
  }

  function choose() {
    hasChosen.current = true;
    onClose();
  }

  const option = (
    { key, label, icon, to, state, within, note = within }: Target,
    index: number,
  ) => (
    <Option
      key={key}
      {...(to
        ? { as: Link, to, state }
        : { as: 'button', type: 'button', 'data-theme-toggle': '' })}
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === current}
      onPointerMove={() => setActive(index)}
      onClick={choose}
    >
      <Icon name={icon} size="1.125rem" />
      <span>{label}</span>
      {note && <small>{note}</small>}
    </Option>
  );

  return (
    <Dialog
      title="Go to"
      onOpenChange={onClose}
      {...{
        onOpenAutoFocus(event: Event) {
          event.preventDefault();
          input.current?.focus();
        },
      }}
      // What was chosen gets the focus.
      onCloseAutoFocus={(event) => hasChosen.current && event.preventDefault()}
    >
      <Search
        ref={input}
        role="combobox"
        aria-label="Search pages, articles and actions"
        aria-expanded="true"
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={targets.length > 0 ? optionId(current) : undefined}
        placeholder="Search pages, articles and actions..."
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <Results id={LIST_ID} aria-label="Results">
        {targetGroups
          .filter((name) => targets.some(({ group }) => group === name))
          .map((name) => (
            <Group key={name} aria-labelledby={`${LIST_ID}-${name}`}>
              <Heading id={`${LIST_ID}-${name}`}>{name}</Heading>
              {targets.map((target, index) => target.group === name && option(target, index))}
            </Group>
          ))}
      </Results>
      <Foot>
        <FetchFailure query={articles} message="Failed to fetch articles" />
        <Note role="status">{articles.isSearching ? 'Searching articles...' : query && count}</Note>
      </Foot>
    </Dialog>
  );
}
