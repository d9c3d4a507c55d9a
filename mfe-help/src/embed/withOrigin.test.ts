import { withOrigin } from './pages/GuestArticlePage';

test('pictures of the site get its origin, in every width', () => {
  const html =
    '<p>src="/a"</p><img src="/m/a.png" alt="a > b" srcset="/m/a-480.webp 480w, /m/a-960.webp 960w"><img src="https://b.example/c.png" alt="">';
  expect(withOrigin(html, 'https://help.example')).toBe(
    '<p>src="/a"</p><img src="https://help.example/m/a.png" alt="a > b" srcset="https://help.example/m/a-480.webp 480w, https://help.example/m/a-960.webp 960w"><img src="https://b.example/c.png" alt="">',
  );
});
