import { Component, type ElementType, Fragment, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

interface RetryBoundaryProps {
  message?: string;
  /** Around the message, such as a container. */
  frame?: ElementType<{ children: ReactNode }>;
  hint?: string;
  children: ReactNode;
}

/** Keeps what stands around a page when that cannot be loaded or shown; Retry begins it anew. */
export class RetryBoundary extends Component<RetryBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly handleRetry = () => this.setState({ hasFailed: false });

  override render() {
    const { frame: Frame = Fragment, message, hint, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Frame>
        <ErrorState message={message ?? 'This page couldn’t be loaded'} onRetry={this.handleRetry}>
          {hint}
        </ErrorState>
      </Frame>
    );
  }
}
