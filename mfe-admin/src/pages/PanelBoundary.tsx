import { ErrorState } from '@pressline/shared-ui';
import { Component, type ReactNode } from 'react';

interface PanelBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the dashboard standing when one panel cannot be loaded or fails. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly handleRetry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorState message="This page could not be loaded" onRetry={this.handleRetry} />;
  }
}
