import {
  CATEGORY_ICONS,
  type Category,
  categoryContents,
  categoryIcon,
  type ResourceKey,
  resources,
} from '@pressline/shared-api';
import {
  Field,
  forcedColorsSelected,
  Icon,
  isIconName,
  TextInput,
  theme,
} from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { ContentField } from '../articles/content/ContentField';
import { useField } from '../form/fields/formContext';
import { ResourcePanel, type ResourcePanelProps } from '../list/usePanelDialogs';
import { FileInput, FileTypeInput } from '../media/FileInput';
import {
  ActiveUntilInput,
  describeAnnouncement,
  PageAddressInput,
  SeeAlsoInput,
  Thumbnail,
  ThumbnailInput,
} from './specialInputs';

const { color, layout, radius, space } = theme;

const known = [...new Set(CATEGORY_ICONS.map(categoryIcon))];

const Choices = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};

  button {
    display: grid;
    place-items: center;
    width: ${layout.target};
    height: ${layout.target};
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.surface};
  }
  button:hover { border-color: ${color.ink}; }
  button[aria-pressed='true'] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accent}; ${forcedColorsSelected} }
`;

function IconInput() {
  const { field, text, setValue, frame } = useField('icon');
  const name = text.trim().toLowerCase();
  return (
    <Field {...frame}>
      <Choices aria-label="Icons to pick from">
        {known.map((icon) => (
          <button
            key={icon}
            type="button"
            aria-label={icon}
            title={icon}
            aria-pressed={icon === name}
            onClick={() => setValue(icon)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </Choices>
      <TextInput
        value={text}
        maxLength={field.kind === 'text' ? field.maxLength : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
    </Field>
  );
}

function undeletableReason(category: Category) {
  const contents = categoryContents(category);
  return contents ? `This category still has ${contents}.` : undefined;
}

const categoryFacts = ({ verifyEveryDays: days }: Category) =>
  days > 0 ? [`Articles are verified every ${formatCount(days, 'day')}`] : [];

const special: Partial<Record<ResourceKey, Omit<ResourcePanelProps, 'resourceKey'>>> = {
  announcements: { inputs: { activeUntil: <ActiveUntilInput /> }, describe: describeAnnouncement },
  categories: {
    note: 'Only an empty category can be deleted.',
    inputs: { icon: <IconInput /> },
    describe: (document) => ({
      media: <Icon name={categoryIcon(String(document.icon))} size="1.5rem" />,
      facts: categoryFacts(document as unknown as Category),
      undeletableReason: undeletableReason(document as unknown as Category),
    }),
  },
  downloads: { inputs: { fileUrl: <FileInput />, fileType: <FileTypeInput />, sizeBytes: false } },
  faqs: { listHeight: '400px' },
  quickLinks: {
    inputs: { icon: <IconInput />, url: <PageAddressInput /> },
    describe({ icon, url }) {
      const name = String(icon).trim().toLowerCase();
      return {
        media: <Icon name={isIconName(name) ? name : 'general'} size="1.5rem" />,
        facts: [String(url)],
      };
    },
  },
  synonyms: {
    listHeight: '400px',
    note: 'A search for any of these words finds the others too.',
    describe: ({ terms }) => ({ facts: [`Also finds ${(terms as string[]).join(', ')}`] }),
  },
  terms: { inputs: { seeAlso: <SeeAlsoInput /> } },
  videos: {
    inputs: { thumbnailUrl: <ThumbnailInput /> },
    describe: ({ thumbnailUrl }) => ({
      media: <Thumbnail src={String(thumbnailUrl)} width="4.5rem" />,
    }),
  },
};

const textInputs = (key: ResourceKey) =>
  Object.entries(resources[key].fields)
    .filter(([, { kind }]) => kind === 'markdown')
    .map(([name]) => [name, <ContentField key={name} name={name} />]);

export function SpecialPanel({ resourceKey }: { resourceKey: ResourceKey }) {
  const { inputs, ...panel } = special[resourceKey] ?? {};
  const all = { ...Object.fromEntries(textInputs(resourceKey)), ...inputs };
  return <ResourcePanel key={resourceKey} {...{ resourceKey }} {...panel} inputs={all} />;
}
