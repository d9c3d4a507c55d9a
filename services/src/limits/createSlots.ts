export interface Slots {
  /** Takes a slot and gives back its release, which counts once; undefined when all are taken. */
  take(): (() => void) | undefined;
}

/** A fixed number of slots for work that nobody should wait in line for. */
export function createSlots(size: number): Slots {
  let free = size;
  return {
    take() {
      if (free === 0) return undefined;
      free -= 1;
      let isHeld = true;
      return () => {
        if (isHeld) free += 1;
        isHeld = false;
      };
    },
  };
}
