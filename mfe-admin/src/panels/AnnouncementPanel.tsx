import { Badge, Cluster } from '@pressline/shared-ui';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { type DocumentEditorProps, ResourceEditor } from '../resource/ResourceEditor';
import { ResourcePanel } from '../resource/ResourcePanel';
import { announcementPhase } from './announcementPhase';

/** The end, and what the dates mean for readers now. */
function ActiveUntilInput() {
  const { draft } = useForm();
  const { status, explanation } = announcementPhase(
    String(draft.activeFrom),
    String(draft.activeUntil),
    new Date(),
  );
  return (
    <>
      <FieldInput name="activeUntil" />
      <Cluster gap="xs" role="status">
        <Badge tone={status === 'Active' ? 'success' : 'neutral'}>{status}</Badge>
        <span>{explanation}</span>
      </Cluster>
    </>
  );
}

const inputs = { activeUntil: ActiveUntilInput };

function AnnouncementEditor(props: DocumentEditorProps) {
  return <ResourceEditor {...props} inputs={inputs} />;
}

/** The announcements, each with its computed status. */
export default function AnnouncementPanel() {
  return <ResourcePanel resourceKey="announcements" editor={AnnouncementEditor} />;
}
