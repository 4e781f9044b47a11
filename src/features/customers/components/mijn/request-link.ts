import type { CallResult } from '../../../../api/client.ts'
import { submit } from '../../../../ui/forms/submit.ts'
import type { LinkPurpose } from '../../contract-account.ts'

/** Asks for a mail with a link; the answer is the same for a known and an unknown address. */
export const requestLink = (purpose: LinkPurpose, email: string): Promise<CallResult> =>
  purpose === 'activation'
    ? submit('POST /api/register-account/send-activation-link', { email }, { sentAs: 'form' })
    : submit('POST /api/request-password-reset', { email }, { sentAs: 'form', captcha: 'login' })
