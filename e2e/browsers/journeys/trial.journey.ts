import { test } from '../fixtures';

test('a visitor starts a trial', async ({ visitor }) => {
  await visitor.goTo('/');
  await visitor.click('button', 'Necessary Only');
  await visitor.click('link', 'Start Free Trial');
  await visitor.sees('dialog', 'Start your free trial');
  await visitor.select('Region', 'International');
  await visitor.fill('textbox', /^Work email/, 'kim@shop.example');
  await visitor.fill('textbox', /^Company name/, 'Ink & Sons');
  await visitor.select('Country prefix', '+49 Germany');
  await visitor.fill('textbox', /^Phone/, '0301234567');
  await visitor.click('button', 'Continue');
  await visitor.sees('dialog', 'Your account is ready');
  await visitor.sees('link', /^Move to Login/);
});
