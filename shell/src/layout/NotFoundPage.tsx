import { theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { FallbackBody } from './FallbackPages';

const { space, text, color, layout } = theme;

const SearchForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: end;

  label { display: grid; gap: ${space.xxs}; font-size: ${text.small}; }
  input, button {
    min-height: ${layout.target};
    padding: 0 ${space.md};
    border: 1px solid ${color.lineStrong};
    background: ${color.surface};
  }
  button { background: ${color.ink}; color: ${color.paper}; }
`;

/** Any path that no remote owns, answered with status 404. */
export function NotFoundPage() {
  return (
    <FallbackBody>
      <PageHead
        title="404 Page Not Found"
        description="We couldn’t find this page."
        status={404}
        noIndex
      />
      <h1 tabIndex={-1}>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <SearchForm action="/help" role="search">
        <label>
          Search the help center
          <input type="search" name="q" />
        </label>
        <button type="submit">Search</button>
      </SearchForm>
      <p>
        Or go to the <Link to="/">home page</Link> or the <Link to="/help">help center</Link>.
      </p>
    </FallbackBody>
  );
}
