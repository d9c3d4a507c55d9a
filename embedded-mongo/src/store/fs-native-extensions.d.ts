/** The package has no types. */
declare module 'fs-native-extensions' {
  /** Locks the open file for as long as it stays open, unless another opening of it has the lock. */
  export function tryLock(fd: number): boolean;
}
