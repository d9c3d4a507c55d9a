import { Skeleton, Spinner } from '@pressline/shared-ui';
import { Card, Cards, Head, Root } from './homeStyle';

/** About as tall as Home will be, so that little moves when it has loaded. */
export const HomeSkeleton = () => (
  <Root aria-label="Home" aria-busy="true">
    <Head>
      <h2>Home</h2>
      <Spinner label="Loading Home..." />
    </Head>
    <Cards>
      {['70%', '50%', '60%'].map((width) => (
        <Card key={width}>
          <Skeleton width="40%" height="1rem" />
          <ul>
            {[1, 2, 3, 4, 5].map((row) => (
              <li key={row}>
                <Skeleton width={width} height="0.85rem" />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Cards>
  </Root>
);
