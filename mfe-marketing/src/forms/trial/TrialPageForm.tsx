import { Button, theme } from '@pressline/shared-ui';
import { useLocation } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { reasonText, refusedFields } from '../failureText';
import { PostedNotice } from '../PostedNotice';
import { postedState } from '../postedState';
import { fallbackCountries } from './countries';
import { TrialFields } from './TrialFields';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.md};
  max-width: 30rem;

  & > button { justify-self: start; }
`;

/** The trial form as a part of the page, for browsers in which the dialog cannot open. */
export default function TrialPageForm() {
  const posted = postedState(useLocation().search, ['trial']);
  const refused = posted?.is === 'failed' ? refusedFields(posted.fields) : {};
  if (posted?.is === 'sent') {
    return (
      <PostedNotice tone="success" title="We got your request">
        We’ll email you the link to your account.
      </PostedNotice>
    );
  }
  return (
    <Form method="post" action="/api/provider/v1/crm-service/employee/CreateDemoUser">
      {posted && (
        <PostedNotice tone="danger" title="Error occurred! Please try again.">
          {reasonText(posted.reason)} Go back one page to find what you entered.
        </PostedNotice>
      )}
      <TrialFields
        countries={fallbackCountries}
        control={(name) => ({ name })}
        errorOf={(name) => refused[name]}
      />
      <Button type="submit">Continue</Button>
    </Form>
  );
}
