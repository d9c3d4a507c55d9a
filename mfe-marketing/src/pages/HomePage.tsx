import { home } from '../content/home';
import { ContentPage } from './ContentPage';

export default function HomePage() {
  return <ContentPage page={home} />;
}
