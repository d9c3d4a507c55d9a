/**
 * Words of everyday English for the same thing: people ask in one, and articles answer in another.
 * Words of the trade belong into the synonyms and the glossary, which staff keep.
 */
const GROUPS = [
  'arrive come deliver receive get',
  'attach add append include',
  'begin start commence',
  'blame responsible owner',
  'bill invoice charge',
  'boss manager supervisor owner',
  'broken defective faulty damaged',
  'buy purchase order procure',
  'cancel void revoke withdraw',
  'cause reason why',
  'change edit modify alter adjust',
  'cheap inexpensive low-cost',
  'check verify inspect test confirm',
  'choose select pick',
  'client customer buyer account',
  'coworker colleague employee staff person',
  'cost price fee rate',
  'crash fail stop down',
  'deadline due',
  'delay late overdue',
  'delete remove erase',
  'double twice duplicate',
  'email e-mail mail message',
  'end finish close complete',
  'error mistake wrong incorrect problem trouble fault',
  'expire valid lifetime validity end',
  'extra additional surcharge more',
  'fast quick rapid speed',
  'fill enter type',
  'fix repair correct solve remedy',
  'forbid block refuse reject deny',
  'goes sent send dispatch ship',
  'hack hacked breach compromised leak',
  'heavy weight weigh',
  'helper deputy substitute backup',
  'hide hidden invisible conceal',
  'invite invitation',
  'join combine merge',
  'keep store save record retain stored kept recorded',
  'leave leaver quit',
  'lock block freeze hold',
  'login log-in sign-in signin logon',
  'lose lost missing gone',
  'measure gauge reading',
  'money payment cash pay paid',
  'notify notification alert remind reminder',
  'parcel carton package box consignment',
  'permission permit allow right authorized',
  'picture photo image photograph',
  'repeat again reorder reprint',
  'sign signature approve approval',
  'split divide share',
  'strange weird odd garbled',
  'stuck stall stalled blocked',
  'text type letter character',
  'turn switch',
  'undo revert reverse rollback restore',
  'unpaid overdue outstanding open',
  'warn warning alert',
].map((group) => group.split(' '));

const others = new Map<string, Set<string>>();
for (const group of GROUPS) {
  for (const word of group) {
    const known = others.get(word) ?? new Set();
    for (const other of group) if (other !== word) known.add(other);
    others.set(word, known);
  }
}

/** Everyday words that may stand in an answer for a word of a question. */
export const everydayWords = (word: string): readonly string[] => [...(others.get(word) ?? [])];
