import * as z from 'zod/mini'
import { requiredName } from '../../common/contract/fields.ts'
import { consentWays } from '../consents/consent-ways.ts'
import { productOrderTexts as texts } from './product-order-texts.ts'

/* Consents that the sender of an order or a quote passes on. */

/** A mandate that is not used for so long ends (SEPA Core and B2B rulebooks); nothing else lasts longer. */
const longestMonths = 36

function isNotTooOld(at: string): boolean {
  const oldest = new Date()
  oldest.setUTCMonth(oldest.getUTCMonth() - longestMonths)
  return Date.parse(at) >= oldest.getTime()
}

/** The clock of its sender may be ahead of ours. */
const clockDifferenceMs = 5 * 60_000

export const consentKinds = ['terms', 'direct-debit', 'long-term'] as const

const SentConsent = z.object({
  kind: z.enum(consentKinds, { error: texts.consentKind }),
  givenBy: requiredName(texts.givenBy, 100),
  channel: z.enum(consentWays, { error: texts.channel }),
  givenAt: z.optional(
    z.iso.datetime({ offset: true, error: texts.consentMoment }).check(
      z.refine(at => Date.parse(at) <= Date.now() + clockDifferenceMs, { error: texts.futureConsent }),
      z.refine(isNotTooOld, { error: texts.oldConsent(longestMonths) }),
    ),
  ),
})
export type SentConsent = z.infer<typeof SentConsent>

const SentConsents = z.array(SentConsent, { error: texts.consentList })

/** A mistake at a path of a body. */
export type WrongPath = { readonly path: string; readonly message: string }

/** The attribute `consent` of a body; each kind is given once. */
export function consentsIn(sent: unknown): {
  readonly given: readonly SentConsent[]
  readonly has: (kind: SentConsent['kind']) => boolean
  readonly wrong: readonly WrongPath[]
} {
  const consents = SentConsents.safeParse(sent ?? [])
  const given = consents.data ?? []
  return {
    given,
    has: kind => given.some(consent => consent.kind === kind),
    wrong: [
      ...(consents.error?.issues ?? []).map(({ path: [position, ...rest], message }) => ({
        path: [
          'consent',
          position === undefined ? '' : `[${String(position)}]`,
          ...rest.map(name => `.${String(name)}`),
        ].join(''),
        message,
      })),
      ...given.flatMap(({ kind }, position) =>
        given.findIndex(other => other.kind === kind) < position
          ? [{ path: `consent[${position}].kind`, message: texts.consentTwice }]
          : [],
      ),
    ],
  }
}
