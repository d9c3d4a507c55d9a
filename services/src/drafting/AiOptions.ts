/** How the AI service is reached. */
export interface AiOptions {
  /** Without a key nothing is generated. */
  apiKey?: string | undefined;
  /** An address other than the provider's own. */
  baseUrl?: string | undefined;
  model: string;
  /** Milliseconds from the end of the upload to the answer. */
  deadlineMs: number;
}
