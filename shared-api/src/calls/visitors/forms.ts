import type {
  ContactMailAnswer,
  ContactMailRequest,
  ContactRequest,
  DemoUserAnswer,
  DemoUserRequest,
  FormAnswer,
  NewsletterRequest,
} from '../../wire/visitors/forms';
import { call } from '../call';

/** What a page may add to every form; see `forms/formGuard`. */
export interface FormGuard {
  /** Always sent as it is in the hidden field: people leave it empty. */
  website?: string;
  /** Milliseconds from showing the form to sending it. */
  fillMs?: number;
  /** Random, 8 to 100 letters, digits, hyphens: the same for each try to send one form. */
  requestKey?: string;
}

const provider = '/api/provider';

/**
 * `api.forms`: the public forms. All calls throw ApiError: 400 with `fields`, 429 with Retry-After,
 * 503. What was answered without an error is stored.
 */
export const formCalls = {
  createDemoUser: call<[body: DemoUserRequest], DemoUserAnswer>(
    `POST ${provider}/v1/crm-service/employee/CreateDemoUser`,
  ),
  sendContactMail: call<[body: ContactMailRequest], ContactMailAnswer>(
    `POST ${provider}/PrintHouseProfile/SendContactMail`,
  ),
  contact: call<[body: ContactRequest], FormAnswer>('POST /api/contact'),
  newsletter: call<[body: NewsletterRequest], FormAnswer>('POST /api/newsletter'),
};
