import { IMAGE_EXTENSIONS } from '@pressline/shared-api';
import { uploadProblem } from '../../media/useUploads';
import type { TextEdit } from '../content/TextEdit';
import { counted } from './pasteFormatted';

const DATA_URL = /^data:image\/([\w.+-]+)(;[^,]*)?,(.*)$/s;

/** The picture in a data URL as a file of the library; undefined for what it does not take. */
export function fileOf(dataUrl: string): File | undefined {
  const [, type = '', options = '', data = ''] = DATA_URL.exec(dataUrl) ?? [];
  const extension = type.replace('jpeg', 'jpg').replace('svg+xml', 'svg');
  if (!IMAGE_EXTENSIONS.some((one) => one === extension)) return undefined;
  try {
    const bytes = options.endsWith(';base64')
      ? Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
      : decodeURIComponent(data);
    const file = new File([bytes], `pasted-picture.${extension}`, { type: `image/${type}` });
    return uploadProblem(file) ? undefined : file;
  } catch {
    return undefined;
  }
}

/** The address of a picture until it is stored, which no preview loads. No other has the same, in a text that was saved before either. */
export const newPlace = () => `uploading:picture-${Math.random().toString(36).slice(2)}`;

/** Gives a picture its address, or takes it out of the text without one. */
export function fillPlace(
  text: string,
  place: string,
  url: string | undefined,
): Omit<TextEdit, 'select'> | undefined {
  const at = text.indexOf(place);
  if (at < 0) return undefined;
  const end = at + place.length;
  if (url !== undefined) return { from: at, to: end, insert: url };
  const start = text.lastIndexOf('![', at);
  const close = text.indexOf(')', end);
  return { from: start < 0 ? at : start, to: close < 0 ? end : close + 1, insert: '' };
}

/** What an editor should know about pictures that are not in the text. */
export const pictureNotices = (failed: number, unplaced: number): string[] => [
  ...counted(
    failed,
    'picture could not be uploaded and is not in the text. Add it with “Image or file”.',
    'pictures could not be uploaded and are not in the text. Add them with “Image or file”.',
  ),
  ...counted(
    unplaced,
    'picture was uploaded after its text was closed or changed. Add it from the library, in the place of “uploading:picture” if the text has that.',
    'pictures were uploaded after their text was closed or changed. Add them from the library, in the places of “uploading:picture” if the text has these.',
  ),
];
