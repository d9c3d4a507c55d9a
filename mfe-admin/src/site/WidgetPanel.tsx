import { useQuery } from '@pressline/shared-api/query';
import { Button, Field, Icon, Select, Stack, TextArea, TextInput } from '@pressline/shared-ui';
import { useState } from 'react';
import { FetchFailure } from '../form/api/failures';
import { copyToClipboard } from '../form/browser';
import { FormCard } from '../form/controls';
import { ListSkeleton } from '../list/ListSkeleton';
import { PanelHeader } from '../list/PanelHeader';

/** The script of `<pressline-help>`: its file, and the hash by which browsers know its bytes. */
interface WidgetScript {
  name: string;
  /** None in development, where they change. */
  integrity?: string;
}

/** What the page that shows the widget chooses; empty ones are left out. */
interface WidgetAttributes {
  label: string;
  context: string;
  article: string;
  theme: '' | 'light' | 'dark';
  position: '' | 'start';
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The HTML by which a page shows the help center of `address`. */
export function makeSnippet(
  address: string,
  { name, integrity }: WidgetScript,
  attributes: WidgetAttributes,
): string {
  const given = Object.entries({ address, ...attributes })
    .map(([key, value]) => [key, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const checked = integrity ? `\n  integrity="${integrity}" crossorigin="anonymous"` : '';
  return [
    `<script src="${address}/guests/mfe-help/${name}"${checked} defer></script>`,
    `<pressline-help${given.join('')}></pressline-help>`,
  ].join('\n');
}

const MANIFEST = '/guests/mfe-help/mf-manifest.json';
/** That of the stable release; in development there is no other. */
const CURRENT: WidgetScript = { name: 'help-widget.js' };
const nothing: WidgetAttributes = { label: '', context: '', article: '', theme: '', position: '' };

const THEMES = { '': 'Match the reader’s system', light: 'Light', dark: 'Dark' };
const POSITIONS = { '': 'Bottom right', start: 'Bottom left' };

const texts = [
  { name: 'label', label: 'Button label', hint: 'Default: Help' },
  {
    name: 'context',
    label: 'Page topic',
    hint: 'A few words, such as pricing-engines. The panel starts with matching articles.',
  },
  {
    name: 'article',
    label: 'Article to start with',
    hint: 'The last part of its address, such as set-up-a-gang-run.',
  },
] as const;

async function fetchScript(): Promise<WidgetScript> {
  const response = await fetch(MANIFEST);
  if (!response.ok) throw new Error(`${MANIFEST} answered ${response.status}`);
  const { widget = CURRENT } = (await response.json()) as { widget?: WidgetScript };
  return widget;
}

/** In words what a page with the snippet shows. */
function describe({ label, context, article, position }: WidgetAttributes): string {
  const side = position === 'start' ? 'left' : 'right';
  const start = article.trim()
    ? `the article ${article.trim()}`
    : context.trim()
      ? `a search and the articles about ${context.trim().replace(/[-_/]+/g, ' ')}`
      : 'a search and the most read articles';
  return `A button “${label.trim() || 'Help'}” at the bottom ${side}. Its panel starts with ${start}.`;
}

export default function WidgetPanel() {
  const query = useQuery({ queryKey: [MANIFEST], queryFn: fetchScript });
  const [chosen, setChosen] = useState(nothing);
  const change = (name: keyof WidgetAttributes) => (event: { target: { value: string } }) =>
    setChosen((before) => ({ ...before, [name]: event.target.value }));
  const snippet = query.data && makeSnippet(window.location.origin, query.data, chosen);
  return (
    <>
      <PanelHeader title="Help Widget" />
      <FetchFailure query={query} message="Failed to fetch the widget" />
      {query.isPending && <ListSkeleton label="Loading the widget..." />}
      {snippet && (
        <FormCard>
          <Stack gap="md">
            <p>
              Shows the help center in a panel in another application. Ask your engineer to allow
              that site (<code translate="no">GUEST_ORIGINS</code>).
            </p>
            {texts.map(({ name, label, hint }) => (
              <Field key={name} label={label} hint={hint}>
                <TextInput value={chosen[name]} maxLength={200} onChange={change(name)} />
              </Field>
            ))}
            <Field label="Colors">
              <Select value={chosen.theme} onChange={change('theme')} options={THEMES} />
            </Field>
            <Field label="Position">
              <Select value={chosen.position} onChange={change('position')} options={POSITIONS} />
            </Field>
            <p role="status">{describe(chosen)}</p>
            <Field
              label="Snippet"
              hint="Put it before </body>. It always loads this release of the script. To update, copy a new snippet. Old snippets keep working."
            >
              <TextArea readOnly rows={5} value={snippet} spellCheck={false} />
            </Field>
            <div>
              <Button onClick={() => void copyToClipboard(snippet, 'Snippet')}>
                <Icon name="copy" />
                Copy
              </Button>
            </div>
          </Stack>
        </FormCard>
      )}
    </>
  );
}
