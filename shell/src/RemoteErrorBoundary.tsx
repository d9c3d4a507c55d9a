import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value clears the error: the visitor went somewhere else, or asked to try again. */
  resetKey: string;
  onReset: () => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failing remote's error inside its page. */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) {
      this.props.onReset();
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
