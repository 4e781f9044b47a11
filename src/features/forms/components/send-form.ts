import { type CallResult, call } from '../../../api/client.ts'
import { formTexts, securityCheckTexts } from '../../../ui/forms/texts.ts'
import type { SiteForm } from '../site-form.ts'

export type SentForm =
  | { readonly ok: true; readonly downloadLink: string | null }
  /** Why, where there is something to say besides the form's own words; `english` is to the letter (marketing-site §8). */
  | {
      readonly ok: false
      readonly reason: { readonly english?: string; readonly dutch: string } | null
      /** Its answer got lost: it may have arrived. */
      readonly mayBeDone?: boolean
    }

/** Posts a form and reads its answer, as its endpoint has it. */
export async function sendForm(
  endpoint: SiteForm['endpoint'],
  address: string,
  form: FormData,
): Promise<SentForm> {
  if (endpoint === 'ebook') {
    const result = await call('POST /request-nis2-ebook', { form, address })
    const { submitFormResponse, downloadLink = null } = answerOf(result)
    return submitFormResponse?.success === true ? { ok: true, downloadLink } : failed(result)
  }
  if (endpoint === 'security-check') {
    const result = await call('POST /cyberveilig-check', { form, address })
    return result.ok ? { ok: true, downloadLink: null } : { ok: false, reason: securityCheckReason(result) }
  }
  const result = await call('POST /universal-form', { form, address })
  return answerOf(result).success === true ? { ok: true, downloadLink: null } : failed(result)
}

/** Its answer with whatever is there: one that is empty, or of somebody in between, is no success. */
const answerOf = <Data>(result: CallResult<Data>): Partial<Data> =>
  ((result.ok && result.data) || {}) as Partial<Data>

const failed = (result: CallResult): SentForm =>
  !result.ok && result.kind === 'unavailable' && result.mayBeDone
    ? { ok: false, reason: { dutch: formTexts.noAnswer }, mayBeDone: true }
    : { ok: false, reason: reasonOf(result) }

type Failed = Extract<CallResult, { ok: false }>

/** A sentence of the server's own, as when it cannot be reached or was asked too often. */
function reasonOf(result: CallResult): { dutch: string } | null {
  if (result.ok) return null
  if (result.kind === 'unavailable') return { dutch: result.message }
  return result.status === 422 ? null : { dutch: result.failure.message }
}

/** marketing-site §8. */
export function securityCheckReason({ status }: Pick<Failed, 'status'>): { english: string; dutch: string } {
  if (status === undefined) return securityCheckTexts.unexpected
  if (status === 400) return securityCheckTexts.invalid
  if (status === 500) return securityCheckTexts.serverError
  const { english, dutch } = securityCheckTexts.networkError
  return { english: english.replace('{status}', String(status)), dutch }
}
