import { useParams } from '@pressline/shared-ui/router';
import { ADMIN_PATH } from '../form/api/paths';
import { Sections } from '../list/Sections';
import { SpecialPanel } from '../site/SpecialPanel';
import { PinPanel } from './PinPanel';
import { UnmetList } from './UnmetList';

const PATH = `${ADMIN_PATH}/search`;

const links = [
  [PATH, 'No good answer'],
  [`${PATH}/synonyms`, 'Synonyms'],
  [`${PATH}/pinned-results`, 'Pinned results'],
] as const;

function Section({ name }: { name: string | undefined }) {
  if (name === 'synonyms') return <SpecialPanel resourceKey="synonyms" />;
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
