import { z } from 'zod'
import { cached } from './cached.ts'
import type { AskOutside } from './calls.ts'
import type { VatRegister, VatStatus } from './vat-register.ts'

type ViesOptions = {
  /** `https://ec.europa.eu/taxation_customs/vies/rest-api` */
  readonly url: string
  readonly ask: AskOutside
}

const rememberedMs = 10 * 60_000
/** After a failed wait for VIES, the visitor does not wait again in the next step. */
const silenceRememberedMs = 10_000
const rememberedNumbers = 2_000

/**
 * A yes or no, or what kept VIES from asking a member state: in `userError` beside a `valid` that then means nothing
 * (MS_UNAVAILABLE, TIMEOUT, MS_MAX_CONCURRENT_REQ, …), or in `errorWrappers` without one.
 */
const Answer = z.union([
  z.object({ valid: z.boolean(), userError: z.string().optional() }),
  z.object({ actionSucceed: z.literal(false), errorWrappers: z.array(z.object({ error: z.string() })) }),
])

/** With these, and without any, `valid` is a member state's word. */
const realAnswers: readonly (string | undefined)[] = [undefined, '', 'VALID', 'INVALID']

/** VIES, where the member states of the European Union say which VAT numbers exist. */
export function viesVatRegister({ url, ask }: ViesOptions): VatRegister {
  const lookUp = async (vatNumber: string): Promise<VatStatus> => {
    const answer = await ask({
      url: new URL(`${url.replace(/\/$/, '')}/check-vat-number`),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) }),
      answer: Answer,
    })
    if (answer.kind !== 'answered' || 'errorWrappers' in answer.data) return 'not-checked'
    const { valid, userError } = answer.data
    if (!realAnswers.includes(userError)) return 'not-checked'
    return valid ? 'known' : 'unknown'
  }
  const standing = cached(lookUp, {
    forMs: given => (given === 'not-checked' ? silenceRememberedMs : rememberedMs),
    max: rememberedNumbers,
  })
  return { standing }
}
