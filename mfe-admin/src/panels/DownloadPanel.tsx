import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { amount } from '../fields/rowFacts';
import { type DocumentEditorProps, ResourceEditor } from '../resource/ResourceEditor';
import { ResourcePanel } from '../resource/ResourcePanel';

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
