import { Route, Routes } from '@pressline/shared-ui/router';
import { pages } from './content';
import { ContentPage } from './pages/ContentPage';

/** The exposed module: one route per content entry. */
export default function App() {
  return (
    <Routes>
      {pages.map((page) => (
        <Route key={page.path} path={page.path} element={<ContentPage page={page} />} />
      ))}
    </Routes>
  );
}
