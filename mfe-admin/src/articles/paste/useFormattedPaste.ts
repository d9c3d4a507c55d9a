import { dismissToast, showToast, toastStore } from '@pressline/shared-ui/toast';
import { useApi } from '../../form/api/useApi';
import { useInvalidateContent } from '../../form/api/writes';
import type { AmendHandler } from '../content/TextEdit';
import { fileOf, fillPlace, newPlace, pictureNotices } from './pastedPictures';
import { isFormatted, readFormatted } from './pasteFormatted';

/** Long enough to read it and to look at the text. */
const NOTICE_MS = 15_000;

/**
 * Inserts formatted texts as Markdown, stores their pictures in the library and then puts their addresses
 * in the text, and tells what could not be pasted. The function says whether `data` is such a text.
 */
export function useFormattedPaste(insert: (text: string) => boolean, amend: AmendHandler) {
  const { media } = useApi();
  const invalidateContent = useInvalidateContent();

  async function store(file: File): Promise<string | undefined> {
    try {
      const { url } = await media.upload(file);
      invalidateContent();
      return url;
    } catch {
      return undefined;
    }
  }

  async function storeAll(pictures: ReadonlyMap<string, File>): Promise<string[]> {
    if (pictures.size === 0) return [];
    const title = pictures.size === 1 ? 'a pasted picture' : `${pictures.size} pasted pictures`;
    showToast({ title: `Uploading ${title}...` });
    const { current: uploading } = toastStore.getState();
    let failed = 0;
    let unplaced = 0;
    for (const [place, file] of pictures) {
      const url = await store(file);
      const isPlaced = amend((text) => fillPlace(text, place, url));
      if (url === undefined) failed += 1;
      else if (!isPlaced) unplaced += 1;
    }
    if (uploading && toastStore.getState().current === uploading) dismissToast();
    return pictureNotices(failed, unplaced);
  }

  async function paste(html: string, plain: string): Promise<void> {
    const pictures = new Map<string, File>();
    const { text, notices } = await readFormatted(html, plain, (dataUrl) => {
      const file = fileOf(dataUrl);
      const place = file && newPlace();
      if (place) pictures.set(place, file);
      return place;
    });
    if (!insert(text)) {
      const description = 'The editor was closed before the text was read.';
      showToast({ title: 'The text was not pasted', description, variant: 'destructive' });
      return;
    }
    for (const place of pictures.keys()) if (!text.includes(place)) pictures.delete(place);
    const all = [...notices, ...(await storeAll(pictures))];
    if (all.length === 0) return;
    const description = all.join(' ');
    showToast({ title: 'Check what you pasted', description, duration: NOTICE_MS });
  }

  return (data: DataTransfer): boolean => {
    if (!isFormatted(data)) return false;
    // Read now: the clipboard is closed when the event is over.
    void paste(data.getData('text/html'), data.getData('text/plain'));
    return true;
  };
}
