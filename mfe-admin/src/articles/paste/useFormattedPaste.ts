import { IMAGE_EXTENSIONS } from '@pressline/shared-api';
import { dismissToast, showToast } from '@pressline/shared-ui/toast';
import { useApi } from '../../form/api/useApi';
import { useInvalidateContent } from '../../form/api/writes';
import { uploadProblem } from '../../media/useUploads';
import { isFormatted, readFormatted } from './pasteFormatted';

const DATA_URL = /^data:image\/([\w.+-]+)(;[^,]*)?,(.*)$/s;

/** The picture in a data URL as a file of the library; undefined for a type that it does not take. */
function fileOf(dataUrl: string): File | undefined {
  const [, type = '', options = '', data = ''] = DATA_URL.exec(dataUrl) ?? [];
  const extension = type.replace('jpeg', 'jpg').replace('svg+xml', 'svg');
  if (!IMAGE_EXTENSIONS.some((one) => one === extension)) return undefined;
  const bytes = options.endsWith(';base64')
    ? Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
    : decodeURIComponent(data);
  const file = new File([bytes], `pasted-picture.${extension}`, { type: `image/${type}` });
  return uploadProblem(file) ? undefined : file;
}

/** Long enough to read it and to look at the text. */
const NOTICE_MS = 15_000;

/**
 * Inserts formatted texts as Markdown, with their pictures stored in the library, and tells what could
 * not be pasted. The function says whether `data` is such a text.
 */
export function useFormattedPaste(insert: (text: string) => void) {
  const { media } = useApi();
  const invalidateContent = useInvalidateContent();

  async function storePicture(dataUrl: string): Promise<string | undefined> {
    try {
      const file = fileOf(dataUrl);
      if (!file) return undefined;
      showToast({ title: 'Uploading a pasted picture...' });
      const { url } = await media.upload(file);
      invalidateContent();
      return url;
    } catch {
      return undefined;
    } finally {
      dismissToast();
    }
  }

  return (data: DataTransfer): boolean => {
    if (!isFormatted(data)) return false;
    // Read now: the clipboard is closed when the event is over.
    const html = data.getData('text/html');
    const plain = data.getData('text/plain');
    readFormatted(html, plain, storePicture).then(({ text, notices }) => {
      insert(text);
      if (notices.length === 0) return;
      const description = notices.join(' ');
      showToast({ title: 'Check what you pasted', description, duration: NOTICE_MS });
    });
    return true;
  };
}
