import type { RequestOptions } from './client';
import type { ApiAccessForm } from './forms/apiAccessForm';
import type { CareersForm } from './forms/careersForm';
import type { ContactForm } from './forms/contactForm';
import type { ContactMailBody } from './forms/contactMailBody';
import type { NewsletterForm } from './forms/newsletterForm';
import type { DemoUserBody } from './forms/trialForm';
import type { DeliveryState, Submission, SubmissionKind } from './submission';

/** What a page may add to every form; see `forms/formGuard`. */
export interface FormGuard {
  /** Always sent as it stands in the hidden field: people leave it empty. */
  website?: string;
  /** Milliseconds from showing the form to sending it. */
  fillMs?: number;
  /** Random, 8 to 100 letters, digits, hyphens: the same for each try to send one form. */
  requestKey?: string;
}

export interface FormAnswer {
  message: string;
}

/** Read the address with `accountUrlOf`, which also checks it; it is absent when it follows by e-mail. */
export interface DemoUserAnswer extends FormAnswer {
  data: { data: { url?: string; data: { url?: string } } };
}

export type ContactRequest =
  | (ContactForm & { kind?: 'contact' })
  | (ApiAccessForm & { kind: 'api-access' })
  | (CareersForm & { kind: 'careers' });

/**
 * The public forms. All calls throw ApiError: 400 with `fields`, 429 with Retry-After, 503. What was
 * answered without an error is stored.
 */
export interface FormsApi {
  createDemoUser(body: DemoUserBody & FormGuard, init?: RequestOptions): Promise<DemoUserAnswer>;
  sendContactMail(
    body: ContactMailBody & FormGuard,
    init?: RequestOptions,
  ): Promise<FormAnswer & { data: FormAnswer }>;
  contact(body: ContactRequest & FormGuard, init?: RequestOptions): Promise<FormAnswer>;
  newsletter(body: NewsletterForm & FormGuard, init?: RequestOptions): Promise<FormAnswer>;
}

export interface SubmissionListParams {
  /** From 1. */
  page?: number;
  /** 1 to 1,000; 50 unless given. */
  limit?: number;
  kind?: SubmissionKind | 'all';
  state?: DeliveryState | 'all';
  /** Looks for this text in all fields, without regard to case. */
  q?: string;
  [name: string]: string | number | undefined;
}

/** The inbox of forms, newest first; for staff. All calls throw ApiError. */
export interface SubmissionsApi {
  list(
    params?: SubmissionListParams,
    init?: RequestOptions,
  ): Promise<{ submissions: Submission[]; total: number }>;
  /** Delivers once more, whatever the state. */
  resend(id: string): Promise<Submission>;
  remove(id: string): Promise<void>;
}
