import { Button, Cluster } from '@pressline/shared-ui';
import type { AnyDocument } from '../documents/useResourceApi';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import type { RowContent } from '../fields/rowFacts';
import { type DocumentEditorProps, ResourceEditor } from '../resource/ResourceEditor';
import { ResourcePanel } from '../resource/ResourcePanel';
import { Thumbnail } from './Thumbnail';
import { videoPicture } from './videoPicture';

const describeVideo = ({ thumbnailUrl }: AnyDocument): Partial<RowContent> => ({
  media: <Thumbnail src={String(thumbnailUrl)} width="6rem" />,
});

/** The thumbnail's address, and what readers will see. */
function ThumbnailInput() {
  const { draft, setValue } = useForm();
  const own = videoPicture(String(draft.videoUrl));
  return (
    <>
      <FieldInput name="thumbnailUrl" />
      <Cluster>
        <Thumbnail
          src={String(draft.thumbnailUrl) || own}
          width="12rem"
          alt="Preview of the thumbnail"
        />
        {own && draft.thumbnailUrl !== own && (
          <Button variant="secondary" size="sm" onClick={() => setValue('thumbnailUrl', own)}>
            Use the video’s own picture
          </Button>
        )}
      </Cluster>
    </>
  );
}

const inputs = { thumbnailUrl: ThumbnailInput };

function VideoEditor(props: DocumentEditorProps) {
  return <ResourceEditor {...props} inputs={inputs} />;
}

/** The video tutorials. */
export default function VideoPanel() {
  return <ResourcePanel resourceKey="videos" describe={describeVideo} editor={VideoEditor} />;
}
