/** What decides which strings may become HTML or scripts; null refuses one (https://w3c.github.io/trusted-types). */
interface PolicyRules {
  createHTML?(html: string, ...more: unknown[]): string | null;
  createScript?(text: string): string | null;
  createScriptURL?(url: string): string | null;
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: PolicyRules,
      ): { createHTML(html: string, ...more: unknown[]): string };
    };
  }
}

export type { PolicyRules };
