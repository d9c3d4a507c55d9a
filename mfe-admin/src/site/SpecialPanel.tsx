import {
  type Category,
  categoryContents,
  categoryIcon,
  type ResourceKey,
} from '@pressline/shared-api';
import { Icon, isIconName } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { ResourcePanel, type ResourcePanelProps } from '../list/usePanelDialogs';
import { FileInput, FileTypeInput } from '../media/FileInput';
import { ActiveUntilInput, describeAnnouncement } from './ActiveUntilInput';
import { IconInput } from './IconInput';
import { Thumbnail, ThumbnailInput } from './Thumbnail';

function keptBecause(category: Category) {
  const contents = categoryContents(category);
  return contents ? `This category still has ${contents}.` : undefined;
}

const categoryFacts = ({ order, verifyEveryDays: days }: Category) => [
  `Order ${order}`,
  ...(days > 0 ? [`Articles are verified every ${formatCount(days, 'day')}`] : []),
];

const special: Partial<Record<ResourceKey, Omit<ResourcePanelProps, 'resourceKey'>>> = {
  announcements: { inputs: { activeUntil: <ActiveUntilInput /> }, describe: describeAnnouncement },
  categories: {
    note: 'Only an empty category can be deleted.',
    inputs: { icon: <IconInput /> },
    describe: (document) => ({
      media: <Icon name={categoryIcon(String(document.icon))} size="1.5rem" />,
      facts: categoryFacts(document as unknown as Category),
      keptBecause: keptBecause(document as unknown as Category),
    }),
  },
  downloads: { inputs: { fileUrl: <FileInput />, fileType: <FileTypeInput />, sizeBytes: false } },
  faqs: { listHeight: '400px' },
  quickLinks: {
    inputs: { icon: <IconInput /> },
    describe({ icon, url, order }) {
      const name = String(icon).trim().toLowerCase();
      return {
        media: <Icon name={isIconName(name) ? name : 'general'} size="1.5rem" />,
        facts: [String(url), `Order ${order}`],
      };
    },
  },
  videos: {
    inputs: { thumbnailUrl: <ThumbnailInput /> },
    describe: ({ thumbnailUrl }) => ({
      media: <Thumbnail src={String(thumbnailUrl)} width="6rem" />,
    }),
  },
};

export const SpecialPanel = (props: { resourceKey: ResourceKey }) => (
  <ResourcePanel key={props.resourceKey} {...props} {...special[props.resourceKey]} />
);
