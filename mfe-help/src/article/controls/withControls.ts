import { VIDEO_PROVIDERS } from '@pressline/shared-api';

/** Text with the elements that run in a line. */
const INLINE = '(?:(?!</?(?:p|li|[uo]l|pre|div|details|table|h[2-6]|blockquote|hr|section)\\b).)*';
/** What a question's answers may not contain when each is pressed as a whole. */
const PRESSED_ITSELF = /<(?:a|pre|[uo]l|table|details|img)\b/;
const NAME_LENGTH = 100;

/** The words of HTML, short enough for a name; they stay encoded. */
function nameOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH).replace(/ [^ ]*$/, '')}…` : text;
}

/** A step's box is named after its number and text; the text of a check is its label. */
function withTicks(html: string): string {
  let step = 0;
  return html.replace(
    RegExp(
      `data-interactive="steps"|<span data-tick="" aria-hidden="true">(☐ )?</span>(${INLINE})`,
      'gs',
    ),
    (found, isCheck?: string, text?: string) => {
      if (text === undefined) step = 0;
      if (text === undefined) return found;
      if (isCheck) return `<label><input type="checkbox" class="tick">${text}</label>`;
      step += 1;
      return `<input type="checkbox" class="tick" aria-label="Step ${step} done: ${nameOf(text)}">${text}`;
    },
  );
}

/** Each option of a quiz unfolds whether it is right; one that cannot be pressed keeps all of them text. */
function withQuizzes(html: string): string {
  return html.replace(/(<ol class="quiz-options"[^>]*>)(.*?)<\/ol>/gs, (whole, start, options) => {
    const right = options.split('data-option="right"').length - 1;
    const isPressed = !PRESSED_ITSELF.test(options) && !/<\/p>\s*<p>/.test(options);
    if (right === 0 || !isPressed) return whole;
    const verdicts: Record<string, string> = {
      right: right > 1 ? `Right. There are ${right} right answers.` : 'That is right.',
      wrong: 'Not quite. Try another one.',
    };
    const pressed = options.replace(
      /(<li data-option="(right|wrong)">)(.*?)<\/li>/gs,
      (_: string, item: string, kind: string, text: string) =>
        `${item}<details><summary>${text.replace(/<\/?p>/g, '').trim()}</summary><p>${verdicts[kind]}</p></details></li>`,
    );
    return `${start}${pressed}</ol>`;
  });
}

function withVideoNotes(html: string): string {
  return html.replace(
    /(<a\b[^>]* data-video="(youtube|vimeo)"[^>]*)>(.*?)<\/a>/gs,
    (_, start, provider: keyof typeof VIDEO_PROVIDERS, title) =>
      `${start} data-needs-script>${title}<span class="video-note">Playing this video sends data about you to ${VIDEO_PROVIDERS[provider]}.</span></a>`,
  );
}

const withCopyButtons = (html: string) =>
  html.replace(
    /<pre>.*?<\/pre>/gs,
    '<div class="code">$&<button type="button" class="copy-code" aria-label="Copy code"></button></div>',
  );

/** A picture that stands in no link leads to itself. */
function withPictureLinks(html: string): string {
  let isInLink = false;
  return html.replace(/<(\/?a|img)\b(?:[^">]|"[^"]*")*>/g, (tag, name) => {
    if (name !== 'img') isInLink = name === 'a';
    if (name !== 'img' || isInLink) return tag;
    const [, source] = / src="([^"]*)"/.exec(tag) ?? [];
    const [, alt] = / alt="([^"]*)"/.exec(tag) ?? [];
    const label = alt ? `Enlarge image: ${alt}` : 'Enlarge image';
    return `<a class="zoom" href="${source}" rel="noopener noreferrer" aria-label="${label}" data-needs-script>${tag}</a>`;
  });
}

/** A heading without links is the link to its section. */
const withHeadingLinks = (html: string) =>
  html.replace(
    /(<(h[2-4]) id="(section-[^"]*)">)((?:(?!<a\b|<h\d).)*?)<\/\2>/gs,
    '$1<a href="#$3">$4</a></$2>',
  );

/**
 * Adds what a reader of an article presses to the API's HTML, whose form is known: the serializer
 * writes attributes in double quotes. Not part of that HTML, because the search index, previews and
 * the Markdown of an article are its text alone.
 */
export const withControls = (html: string): string =>
  [
    withTicks,
    withQuizzes,
    withVideoNotes,
    withCopyButtons,
    withPictureLinks,
    withHeadingLinks,
  ].reduce((text, add) => add(text), html);
