import { makeSnippet } from './WidgetPanel';

const script = { name: 'help-widget.0123456789.js', integrity: 'sha384-abc' };
const none = { label: '', context: '', article: '', theme: '', position: '' } as const;

test('names the script by its bytes, and only the attributes that are given', () => {
  expect(makeSnippet('https://help.example.com', script, { ...none, context: ' pricing ' })).toBe(
    `<script src="https://help.example.com/guests/mfe-help/help-widget.0123456789.js"
  integrity="sha384-abc" crossorigin="anonymous" defer></script>
<pressline-help address="https://help.example.com" context="pricing"></pressline-help>`,
  );
});

test('a script without a hash is not checked by one', () => {
  const current = { name: 'help-widget.js' };
  expect(makeSnippet('http://localhost:3000', current, none)).toMatch(
    /^<script src="http:\/\/localhost:3000\/guests\/mfe-help\/help-widget.js" defer><\/script>$/m,
  );
});

test('what the editor types stays the value of its attribute', () => {
  const label = '"><script>alert(1)</script>&';
  const place = document.createElement('div');
  place.innerHTML = makeSnippet('https://help.example.com', script, { ...none, label });
  expect(place.querySelector('pressline-help')?.getAttribute('label')).toBe(label);
  expect(place.querySelectorAll('script')).toHaveLength(1);
});
