const OF_QUANTITY =
  /\bhow (?:much|many|long|wide|thick|big|large|small|far|fast|hot|old|often|high|heavy|deep|close|near|soon|late)\b|\b(?:min|max|minimum|maximum|size|width|height|depth|length|radius|distance|spacing|weight|thickness|temperature|humidity|speed|resolution|dpi|ppi|tolerance|margin|limit|gsm|percent|percentage|values?|time)\b/;
const OF_MEANING = /\bwhat(?:'s|s| is| are| does| do)\b|\bmean(?:s|ing)?\b|\bdefin/;

const OF_TIME = /\bhow (?:long|often|soon|late|old)\b|\btime\b/;
const OF_ACTION = /\b(?:how|when|where|why|who|which|can|should|do|does)\b/;

export interface QuestionKind {
  /** Asks how much, how long, which size: an answer has a number. */
  isOfQuantity: boolean;
  /** Asks how long or how often: the number is one of minutes, days or the like. */
  isOfTime: boolean;
  /** Asks for what tables often hold. */
  isOfTable: boolean;
  /** Asks how to calculate something. */
  isOfFormula: boolean;
  /** Asks what something is, or is the name of something alone. */
  isOfMeaning: boolean;
}

/** Reads it from a question in small letters; `isOneThing`: the question names one thing alone. */
export const readKind = (plain: string, isOneThing: boolean): QuestionKind => ({
  isOfFormula: /\b(?:calculate|formula|compute|work out)\b/.test(plain),
  isOfQuantity: OF_QUANTITY.test(plain),
  isOfTime: OF_TIME.test(plain),
  isOfTable: /\b(?:who|which|what)\b/.test(plain),
  isOfMeaning: OF_MEANING.test(plain) || (isOneThing && !OF_ACTION.test(plain)),
});
