/** What carries one command of W3C WebDriver to a browser: HTTP to WebKit's driver, Marionette to Firefox. */
export interface Session {
  /** Answers the command's `value`. Throws `WebDriverError` when the browser refuses it. */
  send(command: Command, parameters?: Record<string, unknown>): Promise<unknown>;
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
}

/**
 * The commands in use: method and path of https://www.w3.org/TR/webdriver2/#endpoints, and the name
 * that Marionette has for the same (`remote/marionette/driver.sys.mjs` of Firefox).
 */
export const commands = {
  goTo: ['POST', 'url', 'WebDriver:Navigate'],
  back: ['POST', 'back', 'WebDriver:Back'],
  forward: ['POST', 'forward', 'WebDriver:Forward'],
  reload: ['POST', 'refresh', 'WebDriver:Refresh'],
  resize: ['POST', 'window/rect', 'WebDriver:SetWindowRect'],
  run: ['POST', 'execute/sync', 'WebDriver:ExecuteScript'],
  act: ['POST', 'actions', 'WebDriver:PerformActions'],
  screenshot: ['GET', 'screenshot', 'WebDriver:TakeScreenshot'],
} as const;

export type Command = keyof typeof commands;

/** A command that the browser refused; `code` is one of https://www.w3.org/TR/webdriver2/#errors. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}
