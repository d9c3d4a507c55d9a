import { type Medium, readMediaAddress } from '@pressline/shared-api';
import { Cluster, Field, TextInput } from '@pressline/shared-ui';
import { formatBytes } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { SmallButton } from '../form/controls';
import { FieldInput } from '../form/fields/FieldInput';
import { useDraft, useField, useForm } from '../form/fields/formContext';
import { partOnDemand } from '../form/partOnDemand';

const FileDialog = partOnDemand(() => import('./FileDialog'));

export function FileInput() {
  const { text, frame } = useField('fileUrl');
  const { typed } = useForm();
  const draft = useDraft();
  const [isChoosing, setIsChoosing] = useState(false);
  const chosen = readMediaAddress(text);

  /** The size belongs to the file; that of a file on another site is unknown. */
  function setFile(url: string, sizeBytes = 0, fileType = '') {
    typed.setState({ fileUrl: url, sizeBytes: String(sizeBytes), fileType });
  }
  function handleChoose({ url, size, typeLabel }: Medium) {
    setFile(url, size, typeLabel);
    setIsChoosing(false);
  }

  const facts = [String(draft.fileType), formatBytes(Number(draft.sizeBytes))].join(', ');
  return (
    <>
      {chosen ? (
        <Field {...frame} label="File" hint={facts}>
          <TextInput readOnly value={chosen.name} />
        </Field>
      ) : (
        <Field {...frame}>
          <TextInput
            type="url"
            value={text}
            onChange={({ target }) => setFile(target.value, 0, String(draft.fileType))}
          />
        </Field>
      )}
      <Cluster gap="xs">
        <SmallButton
          label={chosen ? 'Choose another file' : 'Choose or upload a file'}
          icon="upload"
          onClick={() => setIsChoosing(true)}
        />
        {chosen && (
          <SmallButton label="Use an address instead" variant="ghost" onClick={() => setFile('')} />
        )}
      </Cluster>
      {isChoosing && <FileDialog onChoose={handleChoose} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

/** The type of a file elsewhere. */
export function FileTypeInput() {
  const isKnown = readMediaAddress(useField('fileUrl').text) !== undefined;
  return isKnown ? null : <FieldInput name="fileType" />;
}
