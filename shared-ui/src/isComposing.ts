interface Key {
  isComposing?: boolean;
  keyCode: number;
  nativeEvent?: { isComposing: boolean };
}

/** The code of every key that an input method takes. */
const TAKEN = 229;

/**
 * Whether a key belongs to a word that is being composed, as in Japanese or with accents: then it is no
 * shortcut. Safari ends the composition before the key that ends it, and tells by the code alone.
 */
export const isComposing = ({ isComposing: isNative, keyCode, nativeEvent }: Key): boolean =>
  (nativeEvent?.isComposing ?? isNative ?? false) || keyCode === TAKEN;
