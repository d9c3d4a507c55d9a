import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ZodType } from 'zod';
import { fieldErrors } from '../contract/resource/schemas';
import { apiAccessForm, careersForm, contactMailBody } from '../contract/visitors/forms';
import { contactForm, contactMail } from './contactForm';
import { formGuard } from './formGuard';
import { newsletterForm } from './newsletterForm';
import { demoUserBody, demoUserOf, trialForm } from './trialForm';

const EMAIL = 'Please enter a valid email address';
const PHONE = 'Please enter a valid phone number';
const COMPANY = 'Please enter a company name';

const sender = { firstName: 'Kim', lastName: 'Roller', email: 'kim@shop.example' };
const valid = {
  contact: { ...sender, company: 'Ink & Sons' },
  apiAccess: { ...sender, company: 'Ink & Sons' },
  careers: sender,
  newsletter: { email: 'kim@shop.example' },
  trial: { region: 'USA', email: 'kim@shop.example', companyName: 'Ink & Sons' },
  demoUser: { isUs: true, email: 'kim@shop.example', companyName: 'Ink & Sons' },
  mail: { fromMail: 'kim@shop.example', toMail: 'us@x.example', subject: 's', content: 'c' },
};
const schemas: Record<keyof typeof valid, ZodType> = {
  contact: contactForm,
  apiAccess: apiAccessForm,
  careers: careersForm,
  newsletter: newsletterForm,
  trial: trialForm,
  demoUser: demoUserBody,
  mail: contactMailBody,
};

const long = (length: number) => 'x'.repeat(length);

test.each([
  ['trial', { region: undefined }, { region: 'Please select a region' }],
  ['trial', { region: '' }, { region: 'Please select a region' }],
  ['trial', { region: 'Mars' }, { region: 'Please select a region' }],
  ['trial', { email: 'kim' }, { email: EMAIL }],
  ['trial', { email: 'kim@shop' }, { email: EMAIL }],
  ['trial', { email: 'a@b.example, c@d.example' }, { email: EMAIL }],
  ['trial', { email: 'a@b.example\r\nBcc: c@d.example' }, { email: EMAIL }],
  ['trial', { email: `${long(250)}@b.example` }, { email: EMAIL }],
  ['trial', { email: 'a@b.example/c' }, { email: EMAIL }],
  ['trial', { email: 'a@b.ex?subject=c' }, { email: EMAIL }],
  ['trial', { email: 'a@b.example#c' }, { email: EMAIL }],
  ['trial', { companyName: '  ' }, { companyName: COMPANY }],
  ['trial', { companyName: undefined }, { companyName: COMPANY }],
  ['trial', { phone: '123456' }, { phone: PHONE }],
  ['trial', { phone: '1234567890123456' }, { phone: PHONE }],
  ['trial', { phone: 'call me' }, { phone: PHONE }],
  ['trial', { phonePrefix: '1' }, { phonePrefix: PHONE }],
  ['demoUser', { isUs: 'yes' }, { isUs: 'Please select a region' }],
  ['demoUser', { companyName: '' }, { companyName: COMPANY }],
  ['demoUser', { phone: '+1123456' }, { phone: PHONE }],
  ['demoUser', { phone: '123456' }, { phone: PHONE }],
  ['demoUser', { phone: `+${'1'.repeat(20)}` }, { phone: PHONE }],
  ['contact', { firstName: '' }, { firstName: 'Please enter your first name' }],
  ['contact', { lastName: undefined }, { lastName: 'Please enter your last name' }],
  ['contact', { email: '' }, { email: EMAIL }],
  ['contact', { company: '' }, { company: COMPANY }],
  ['contact', { company: long(201) }, { company: 'At most 200 characters' }],
  ['contact', { company: 'a\nb' }, { company: 'Must be a single line' }],
  ['contact', { jobVolume: '7' }, { jobVolume: 'Please select a job volume' }],
  ['contact', { message: long(5_001) }, { message: 'At most 5,000 characters' }],
  ['contact', { message: 'a\u0000b' }, { message: 'Must not contain control characters' }],
  ['contact', { isAdmin: true }, { isAdmin: 'Unknown field' }],
  ['apiAccess', { company: '' }, { company: COMPANY }],
  [
    'careers',
    { profileUrl: 'javascript:alert(1)' },
    { profileUrl: 'Please enter an https address' },
  ],
  ['newsletter', { email: 'nobody' }, { email: EMAIL }],
  ['mail', { fromMail: 'nobody' }, { fromMail: EMAIL }],
  ['mail', { toMail: 'a@b.example,c@d.example' }, { toMail: EMAIL }],
  ['mail', { content: ' ' }, { content: 'Please enter a message' }],
  ['mail', { content: long(10_001) }, { content: 'At most 10,000 characters' }],
  ['mail', { subject: 'a\r\nBcc: b@c.example' }, { subject: 'Must be a single line' }],
] as const)('%s with %j is refused', (name, change, expected) => {
  const { error } = schemas[name].safeParse({ ...valid[name], ...change });
  expect(error && fieldErrors(error)).toEqual(expected);
});

test.each(Object.keys(valid) as (keyof typeof valid)[])('the least of %s is enough', (name) => {
  expect(schemas[name].safeParse(valid[name]).success).toBe(true);
});

test('a phone number keeps its digits only, and its prefix only with digits', () => {
  const phoneOf = (phone: string, phonePrefix = '+1-684') =>
    demoUserOf(trialForm.parse({ ...valid.trial, phone, phonePrefix })).phone;
  expect(phoneOf('(555) 010-9999')).toBe('+16845550109999');
  expect(phoneOf('1234567', '')).toBe('1234567');
  expect(phoneOf('')).toBe('');
  expect(demoUserBody.parse({ ...valid.demoUser, phone: '+1 555 0109999' }).phone).toBe(
    '+15550109999',
  );
});

test('the region decides isUs', () => {
  const of = (region: string) => demoUserOf(trialForm.parse({ ...valid.trial, region })).isUs;
  expect([of('USA'), of('International')]).toEqual([true, false]);
});

test('the mail of the contact form holds all its fields', () => {
  const mail = contactMail(valid.contact, 'us@x.example');
  expect(mail).toMatchObject({
    fromMail: 'kim@shop.example',
    toMail: 'us@x.example',
    subject: 'Schedule a demo',
  });
  expect(mail.content).toContain('Kim Roller');
  expect(mail.content).toContain('Monthly job volume: N/A');
  expect(contactMailBody.safeParse(mail).success).toBe(true);
});

test('no guard field can make a post fail', () => {
  expect(formGuard.parse({ website: 7, fillMs: 'soon', requestKey: { $ne: 1 } })).toEqual({
    website: 7,
    fillMs: undefined,
    requestKey: undefined,
  });
  expect(formGuard.parse({ fillMs: '', requestKey: '' })).toEqual({});
  expect(formGuard.parse({ fillMs: '2500', requestKey: 'abcd-1234' })).toEqual({
    fillMs: 2_500,
    requestKey: 'abcd-1234',
  });
});

test('a form needs neither the resource table nor zod as it is for servers', () => {
  for (const file of readdirSync(__dirname).filter((name) => !/\.test\.|^zod\./.test(name))) {
    const source = readFileSync(path.join(__dirname, file), 'utf8');
    const needed = [...source.matchAll(/^import (?!type)[^;]*?from '([^']+)'/gm)];
    for (const [, name = ''] of needed) {
      expect(name).toMatch(/^(?:\.\/\w+|\.\.\/contract\/values)$/);
    }
  }
});
