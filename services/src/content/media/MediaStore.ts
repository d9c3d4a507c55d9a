import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** The last byte, which is included. */
  end: number;
}

/** Where the bytes of the media library are. What is stored under a key never changes. */
export interface MediaStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** @throws Error when there is nothing under that key */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Deleting what is not there is no error. */
  remove(key: string): Promise<void>;
}
