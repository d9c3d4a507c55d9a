import { Button, Cluster } from '@pressline/shared-ui';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { Thumbnail } from './Thumbnail';
import { videoPicture } from './videoPicture';

export function ThumbnailInput() {
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
