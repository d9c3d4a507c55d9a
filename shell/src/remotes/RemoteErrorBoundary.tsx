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

  override componentDidUpdate(previous: Props, before: { failed: boolean }) {
    const hasFailedBefore = before.failed && this.state.failed;
    if (hasFailedBefore && previous.resetKey !== this.props.resetKey) {
      // The previous props name the remote that failed; the present ones may name another.
      previous.onReset();
      this.setState({ failed: false });
    }
  }

  override componentWillUnmount() {
    if (this.state.failed) this.props.onReset();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
