import { createStore } from 'zustand/vanilla';

/** An action in a toast, e.g. Undo; the toast closes with it. */
interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds until it closes by itself; 5000 unless given. */
  duration?: number;
  action?: ToastAction;
}

export interface ToastState {
  current: (ToastMessage & { id: number }) | null;
}

/** The one toast on screen. The shell renders it; any remote may show one. */
export const toastStore = createStore<ToastState>(() => ({ current: null }));

// Counted here and not from the toast on screen, so that no two toasts ever share an id.
let lastId = 0;

/** Shows a toast; a newer one replaces an older (only one is shown at a time). */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  toastStore.setState({ current: { ...message, id: lastId } });
}

/** Closes the toast on screen, if any. */
export function dismissToast(): void {
  toastStore.setState({ current: null });
}
