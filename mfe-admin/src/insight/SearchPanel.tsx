import { useParams } from '@pressline/shared-ui/router';
import { ADMIN_PATH } from '../form/api/paths';
import type { Describe } from '../list/rowContent';
import { Sections } from '../list/Sections';
import { ResourcePanel } from '../list/usePanelDialogs';
import { PinPanel } from './PinPanel';
import { UnmetList } from './UnmetList';

const PATH = `${ADMIN_PATH}/search`;

const links = [
  [PATH, 'No good answer'],
  [`${PATH}/synonyms`, 'Synonyms'],
  [`${PATH}/pinned-results`, 'Pinned results'],
] as const;

const describeSynonyms: Describe = ({ terms }) => ({
  facts: [`Also finds ${(terms as string[]).join(', ')}`],
});

const SynonymPanel = () => (
  <ResourcePanel
    resourceKey="synonyms"
    listHeight="400px"
    note="A search for any of these words finds the others too."
    describe={describeSynonyms}
  />
);

function Section({ name }: { name: string | undefined }) {
  if (name === 'synonyms') return <SynonymPanel />;
  if (name === 'pinned-results') return <PinPanel />;
  return <UnmetList />;
}

export default function SearchPanel() {
  return (
    <>
      <Sections label="Search" links={links} />
      <Section name={useParams()['*']} />
    </>
  );
}
