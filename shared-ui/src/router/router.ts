/**
 * The one copy of React Router in the composition: the declarative subset in use.
 * Sharing the whole router would send visitors 40 KB more.
 */
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Route,
  Router,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
export { beforePopState } from './beforePopState';
