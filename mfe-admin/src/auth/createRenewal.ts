/** One question to the visitor, "log in again?", that any number of failed calls wait for. */
export interface Renewal {
  /** Asks unless already asked. @returns whether the visitor has logged in again */
  ask(): Promise<boolean>;
  /** Answers all calls that wait. */
  settle(isRenewed: boolean): void;
}

export function createRenewal(onAsked: (isAsked: boolean) => void): Renewal {
  let waiting: ((isRenewed: boolean) => void)[] = [];
  return {
    ask() {
      onAsked(true);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    settle(isRenewed) {
      const answered = waiting;
      waiting = [];
      onAsked(false);
      for (const resolve of answered) resolve(isRenewed);
    },
  };
}
