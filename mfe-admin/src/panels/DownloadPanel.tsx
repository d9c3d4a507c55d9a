import { FieldInput } from '../resource/FieldInput';
import { useForm } from '../resource/formContext';
import { type DocumentEditorProps, ResourceEditor } from '../resource/ResourceEditor';
import { ResourcePanel } from '../resource/ResourcePanel';
import { amount } from '../resource/rowFacts';

/** The size in bytes, said as people read it. */
function SizeInput() {
  const bytes = Number(useForm().draft.sizeBytes);
  return <FieldInput name="sizeBytes" hint={bytes > 0 ? amount(bytes, 'bytes') : undefined} />;
}

const inputs = { sizeBytes: SizeInput };

function DownloadEditor(props: DocumentEditorProps) {
  return <ResourceEditor {...props} inputs={inputs} />;
}

/** The files that readers may fetch. */
export default function DownloadPanel() {
  return <ResourcePanel resourceKey="downloads" editor={DownloadEditor} />;
}
