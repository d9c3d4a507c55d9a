import { createStore } from 'zustand/vanilla';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds until it closes by itself; 5000 unless given (spec §2). */
  duration?: number;
}

export interface ToastState {
  current: (ToastMessage & { id: number }) | null;
}

/** The one toast on screen. The shell renders it; any remote may show one. */
export const toastStore = createStore<ToastState>(() => ({ current: null }));

/** Shows a toast; a newer one replaces an older (spec §2: one at a time). */
export function showToast(message: ToastMessage): void {
  toastStore.setState(({ current }) => ({ current: { ...message, id: (current?.id ?? 0) + 1 } }));
}

/** Closes the toast on screen, if any. */
export function dismissToast(): void {
  toastStore.setState({ current: null });
}
