// Loaded first in each process of the site. As when a machine's clock is set, timers are not affected.
const { readFileSync } = require('node:fs');
const path = require('node:path');

const file = path.join(__dirname, '../../.cache/bench/drill/clock');
const Real = Date;
let offset = 0;
const now = () => Real.now() + offset;
setInterval(() => {
  offset = Number(readFileSync(file, 'utf8'));
}, 100).unref();

globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
Real.prototype.constructor = globalThis.Date;
