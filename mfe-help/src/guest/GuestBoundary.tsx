import { Container, ErrorState } from '@pressline/shared-ui';
import { Component, type ReactNode } from 'react';

interface GuestBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a page that cannot be loaded or shown from taking the guest away. */
export class GuestBoundary extends Component<GuestBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Container>
        <ErrorState
          message="This page could not be loaded"
          onRetry={() => {
            this.props.onRetry();
            this.setState({ hasFailed: false });
          }}
        >
          Check your connection, and try again.
        </ErrorState>
      </Container>
    );
  }
}
