import { openCookieSettings, savePreferences } from '@pressline/shared-consent/vanilla';
import { Button, Cluster, theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ConsentCategory } from '../record/record';
import { useConsent } from './useConsent';

const { color, text, space } = theme;

const Notice = styled.div`
  display: grid;
  gap: ${space.sm};
  align-content: center;
  padding: ${space.lg};
  border: 1px solid ${color.line};
  background: ${color.tint};
  font-size: ${text.small};
`;

interface RequiresConsentProps {
  category: ConsentCategory;
  /** What needs the consent: rendered, and so requested, only when it is given. */
  children: ReactNode;
  /** Stands in its place until then; a short request with two buttons unless given. */
  fallback?: ReactNode;
}

/** Holds back an embed until its category is allowed, and takes it away when that ends. */
export function RequiresConsent({ category, children, fallback }: RequiresConsentProps) {
  const { effective, record } = useConsent();
  if (effective[category]) return children;
  if (fallback !== undefined) return fallback;

  function handleAllow() {
    const { functional = false, analytics = false, marketing = false } = record?.preferences ?? {};
    savePreferences({ necessary: true, functional, analytics, marketing, [category]: true });
  }

  return (
    <Notice>
      <p>This content needs {category} cookies, which you have not allowed.</p>
      <Cluster gap="xs">
        <Button variant="secondary" size="sm" onClick={handleAllow}>
          Allow {category} cookies
        </Button>
        <Button variant="secondary" size="sm" onClick={openCookieSettings}>
          Cookie settings
        </Button>
      </Cluster>
    </Notice>
  );
}
