/** How the AI service is reached. */
export interface AiOptions {
  /** Without a key nothing is generated. */
  apiKey?: string | undefined;
  /** An address other than the provider's own. */
  baseUrl?: string | undefined;
  model: string;
  /** Milliseconds from the end of the upload to the answer. */
  deadlineMs: number;
  /** The model that chooses passages for questions of visitors; without it no question leaves the site. */
  answers?: AnswersOptions | undefined;
}

export interface AnswersOptions {
  model: string;
  /** How many questions of all visitors are sent in a day. */
  aDay: number;
  /** Milliseconds until the choice. */
  deadlineMs: number;
}
