import type { MediaList, MediaListQuery, MediaUpdate, MediaUse, Medium } from '../wire/media';
import { call, type MakeRequest, pathOf } from './call';
import type { RequestOptions } from './client';

export const MEDIA_KINDS = ['image', 'file'] as const;
export const MEDIA_FILTERS = ['image', 'file', 'unused'] as const;

export type MediaKind = (typeof MEDIA_KINDS)[number];
export type MediaListParams = Partial<MediaListQuery>;

const MB = 1024 ** 2;
/** Largest image, and largest file of any kind. */
export const MAX_IMAGE_BYTES = 10 * MB;
export const MAX_MEDIA_BYTES = 50 * MB;

/** Longest alternative text, in characters. */
export const MAX_ALT = 300;

const path = '/api/admin/media';

/** `api.media`: the media library, newest first; for staff. All calls throw ApiError. */
export const mediaCalls = {
  list: call<[params?: MediaListParams], MediaList>(`GET ${path}?`),
  find: call<[id: string], Medium>(`GET ${path}/:id`),
  update: call<[id: string, body: MediaUpdate], Medium>(`PUT ${path}/:id`),
  /** 409 when content uses it, unless that is accepted. */
  remove: call<[id: string, query?: { evenIfUsed?: boolean }], { id: string }>(
    `DELETE ${path}/:id?`,
  ),
};

const PLACES = { content: '', trash: 'the deleted ', history: 'an earlier version of ' } as const;

/** Where a file is used, for people: `“Trapping”`, `an earlier version of “Trapping”`. */
export const usePlace = ({ where, title }: MediaUse): string => `${PLACES[where]}“${title}”`;

export const uploadMediaCall = call(`POST ${path}`);

export interface UploadOptions extends RequestOptions {
  /** Called with the part that was sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/**
 * Adds a file to the library; one that is already there is answered as it is.
 * @throws ApiError 400 when its content is not what its name says, 413
 */
export type UploadMedia = (file: File, init?: UploadOptions) => Promise<Medium>;

export const createUploadMedia =
  (request: MakeRequest): UploadMedia =>
  async (file, init) => {
    const body = new FormData();
    body.append('name', file.name);
    body.append('file', file);
    return (await request(pathOf(uploadMediaCall), { ...init, method: 'POST', body })).json();
  };
