export interface GuestProps {
  /** The help center's address, such as `https://help.example.com`: its API is there, and links that leave lead there. */
  address: string;
  /** The path below which the address bar follows the help center, such as `/support`; without one it does not. */
  basePath?: string;
  /** The slug of the article that it starts with, or goes to by `update`. */
  article?: string;
  /** What the application shows now, in words or hyphens, such as `pricing-engines`: the start page lists what belongs to it. */
  context?: string;
  /** Whether it takes the focus as soon as it is there, because a visitor has asked for it. */
  hasFocus?: boolean;
  /** Unless given, what the reader's system prefers. */
  theme?: 'light' | 'dark';
}

export interface Guest {
  /**
   * Changes properties other than `address` and `basePath`; what was typed stays. With `article` or
   * `path`, an address of the page below `basePath` or of the help center, it goes there.
   */
  update(props: Partial<GuestProps> & { path?: string }): void;
  unmount(): void;
}
