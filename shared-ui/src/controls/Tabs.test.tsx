import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

describe('Tabs', () => {
  function renderTabs() {
    render(
      <Tabs defaultValue="articles">
        <TabList aria-label="Help content">
          <Tab value="articles">Articles</Tab>
          <Tab value="faqs">FAQs</Tab>
        </TabList>
        <TabPanel value="articles">All articles</TabPanel>
        <TabPanel value="faqs">All questions</TabPanel>
      </Tabs>,
    );
  }

  it('names each panel by its tab and shows the chosen one', async () => {
    renderTabs();
    expect(screen.getByRole('tabpanel', { name: 'Articles' })).toHaveTextContent('All articles');
    await userEvent.click(screen.getByRole('tab', { name: 'FAQs' }));
    expect(screen.getByRole('tabpanel', { name: 'FAQs' })).toHaveTextContent('All questions');
  });

  it('moves with the arrow keys', async () => {
    renderTabs();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'FAQs' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'FAQs' })).toHaveAttribute('aria-selected', 'true');
  });
});
