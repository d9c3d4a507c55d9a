const INVISIBLE = /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>/g;
const TAG = /<[^>]*>/g;
/** Elements that are visible without text, and marks of text that is still loading. */
const VISIBLE =
  /<(img|svg|picture|video|audio|canvas|iframe|object|input|select|textarea|button)\b|role="status"|aria-busy="true"/;

export function showsNothing(html: string): boolean {
  const shown = html.replace(INVISIBLE, '');
  return !VISIBLE.test(shown) && shown.replace(TAG, '').trim() === '';
}
