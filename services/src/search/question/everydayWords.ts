import { stem } from './stem';

/**
 * Words of everyday English for the same thing: people ask in one, and articles answer in another.
 * Words of the trade belong into the synonyms and the glossary, which staff keep.
 */
const GROUPS = `
  acceptable allowed tolerance, access permission login, adhesive glue paste, age old,
  annual yearly year, arrive come deliver receive get, artwork design file,
  attach add append include, average typical normal usual ordinary common,
  bad faulty fault defect broken, begin start commence, bend curl warp wave,
  bill invoice charge, blame responsible owner, blank empty missing,
  blurry pixelated resolution, border edge margin, boss manager supervisor owner,
  broken defective faulty damaged, bubble blister silvering, buy purchase order procure,
  cancel void revoke withdraw, cause reason why, cell mobile phone,
  change edit modify alter adjust, cheap inexpensive low-cost,
  check verify inspect test confirm, chip crack tear break, choose select pick,
  client customer buyer account, cold hot heat warm temperature, company firm business,
  complain complaint claim, computer workstation laptop, copy duplicate clone,
  cost price fee rate, coworker colleague employee staff person people, crash fail stop down,
  crew team operator staff, cut trim, daily day, damp moisture humid humidity, deadline due,
  decline refuse reject, delay late overdue, delete remove erase,
  deliver delivery dispatch ship shipping freight, deposit prepayment advance,
  dirt dirty clean wash, discount rebate reduction, double twice duplicate, download export,
  driver courier carrier, due payable, duty responsibility role, email e-mail mail message,
  end finish close complete, error mistake wrong incorrect problem trouble fault typo,
  exceed above over, excess surplus overs, expire valid lifetime validity end,
  extra additional surcharge more plus, factor multiplier times, fast quick rapid speed,
  fee surcharge charge, fill enter type, fire leaver deactivate, firm company business,
  fix repair correct solve remedy, flip turn rotate, folder directory,
  forbid block refuse reject deny, format size, glossy gloss shiny,
  goes sent send dispatch ship, grade type class, hack hacked breach compromised leak, half 50,
  heavy weight weigh, helper deputy substitute backup, hide hidden invisible conceal,
  hourly hour, hurry rush urgent express, id number code, inside inner, instruction rule,
  invite invitation, job order, join combine merge,
  keep store save record retain stored kept recorded, key shortcut press, label sticker decal,
  layer coat coating, leave leaver quit, leftover remaining rest, lock block freeze hold,
  login log-in sign-in signin logon, lose lost missing gone, machine press device,
  main primary, matt matte dull, measure gauge reading, meeting call,
  money payment cash pay paid, monthly month, negative below loss, normal standard default,
  note remark comment, notice warning message, notify notification alert remind reminder,
  old former previous, option alternative alternate, outdoor outdoors outside exterior,
  outsource outwork subcontract, owner responsible, parcel carton package box consignment,
  peel lift delaminate, percent percentage share, permission permit allow right authorized,
  picture photo image photograph, pile stack, pin code password, postcode post-code zip postal,
  printer press, private personal, proofread check proof, rank order sequence,
  ready finished complete, reason why cause, reboot restart, receipt confirmation,
  refund credit, reject refuse decline, repeat again reorder reprint,
  practice practise trial demo, result outcome,
  rights permission role, rotate turn, rough textured, rule policy, sample example,
  scale weigh weight weighing, scrap waste spoilage, screen display board, season month,
  see view look show, serial sequence number, setup makeready, shop store,
  short shortage missing, sign signature approve approval, slow speed late,
  smear smudge rub scratch, spare extra reserve, split divide share, stay remain keep,
  stop halt pause interrupt, strange weird odd garbled, stuck stall stalled blocked,
  substitute deputy replacement, supplier vendor merchant, sync synchronize transfer,
  tablet terminal screen, text type letter character, thick heavy caliper,
  track trace tracking, transparent clear, turn switch, undo revert reverse rollback restore,
  unit piece pcs, unpaid overdue outstanding open, upload attach import, upper top above,
  user person account, vat tax gst, vehicle van car truck, waiting wait queue,
  warn warning alert, weekly week, wet damp dry, wrinkle crease fold, yellowing fade
`
  .split(',')
  .map((group) => group.trim().split(' '));

const others = new Map<string, Set<string>>();
for (const group of GROUPS) {
  for (const word of group) {
    const known = others.get(stem(word)) ?? new Set();
    for (const other of group) if (other !== word) known.add(other);
    others.set(stem(word), known);
  }
}

/** Everyday words that may stand in an answer for a word of a question, in any of its forms. */
export const everydayWords = (word: string): readonly string[] => [
  ...(others.get(stem(word)) ?? []),
];
