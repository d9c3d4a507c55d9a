const CRAWLERS =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|preview|headless|lighthouse|pingdom|monitor|curl\/|wget|python|java\/|go-http|okhttp|axios|node|undici|scrapy|facebookexternalhit|whatsapp|archiver/i;

/** Whether a User-Agent is that of a program instead of a browser; also without one. */
export const isCrawler = (userAgent: string): boolean =>
  !userAgent.trim() || CRAWLERS.test(userAgent);
