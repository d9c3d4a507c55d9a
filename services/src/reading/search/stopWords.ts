/** Words too frequent to be useful: left out of bodies, and of queries with other words. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about actually again all already also always am an and any anybody anyone anything are as at be ' +
    'because been being but by can cannot cant could couldnt define definition did didnt do does doesnt doing dont each ' +
    'else even ever every everybody everyone everything explain for from had has hasnt have havent having he ' +
    'hello her here hi him his how hows i id if ill im in into is isnt it its ive just lets many me ' +
    'more most much my no nobody not nothing of ok on or our ours please pls really she should ' +
    'shouldnt so somebody someone something sorry such than thank thanks that thats the their them ' +
    'then there theres these they theyre this those to too us very was wasnt we were werent weve what ' +
    'whats when where wheres which while who whos whose why will with wont would wouldnt you your youre ' +
    'youve yours'
  ).split(' '),
);
