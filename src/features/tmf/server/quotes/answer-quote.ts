import { fieldErrors } from '../../../../common/contract/failure.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Case } from '../../../cases/server/case.ts'
import { bodyMac } from '../../../orders/server/idempotency.ts'
import { QuoteAcceptance, QuoteDecline } from '../../../quotes/contract.ts'
import { acceptVersion } from '../../../quotes/server/by-link/accept-quote.ts'
import { declineVersion } from '../../../quotes/server/by-link/answer-quote.ts'
import type { QuoteLinkServices } from '../../../quotes/server/by-link/quote-of-link.ts'
import { versionToken } from '../../../quotes/server/quote-path.ts'
import { newestVersions } from '../../../quotes/server/stored-versions.ts'
import { quoteServerTexts } from '../../../quotes/texts.ts'
import { quoteStatus, whyNotAnswered } from '../../../quotes/versions.ts'
import { businessQuoteSchema } from '../../business-order-schema.ts'
import type { SentConsent } from '../../consents.ts'
import { isWithin, type Json } from '../../json.ts'
import { askedAcceptance, declineReason, pathOfAcceptance, pathOfPrices } from '../../quote-acceptance.ts'
import { quoteApiTexts as texts } from '../../quote-texts.ts'
import { tmfTexts } from '../../texts.ts'
import { refusal, type TmfRefusal, type WrongField } from '../kit/errors.ts'
import { placingClient } from '../kit/placing.ts'
import { changedSinceRead, type Precondition } from '../kit/preconditions.ts'
import { refuseFields } from './create-quote.ts'

/** Attributes of an answer; anything else of a quote is not the client's to change. */
const answering = new Set([
  'state',
  'quoteTotalPrice',
  'quoteItem',
  'portIn',
  ...Object.keys(businessQuoteSchema.properties as object),
])

/** Refuses what a patch would change beside the answer; it may repeat the quote as it is. */
export function changedBeside(current: Json, patch: Json): TmfRefusal | null {
  const fields = Object.keys(patch)
    .filter(name => !name.startsWith('@') && !answering.has(name) && !isWithin(patch[name], current[name]))
    .map(path => ({ path, message: tmfTexts.unchangeable }))
  return fields.length > 0 ? refuseFields(fields) : null
}

/** Answers a quote for its customer, by the use cases of the mailed link. @returns null where it is done, now or before */
export async function answerQuote(
  services: QuoteLinkServices,
  caller: ApiCaller,
  opened: Case,
  patch: Json,
  expected: Precondition,
): Promise<TmfRefusal | null> {
  const { state } = patch
  if (state !== 'accepted' && state !== 'rejected')
    return refuseFields([{ path: 'state', message: texts.stateOnly }])
  const { database, linkKey } = services
  const version = (await newestVersions(database, [opened.id])).get(opened.id)
  if (!version) return refusal(409, 'conflict', texts.notSent)
  const token = await versionToken(database, version, linkKey)
  if (token === null) {
    if (state === 'rejected' && version.state === 'declined') return null
    return refusal(409, 'conflict', whyNotAnswered[quoteStatus(version, new Date())] ?? texts.notSent)
  }
  const answerer = (consents: readonly SentConsent[]) => ({
    customerId: null,
    ...(expected.isGiven && { version: opened.version }),
    client: placingClient(
      caller,
      { externalId: null, sent: {}, bodyMac: bodyMac(services.bodyKey, patch) },
      consents,
    ),
  })
  if (state === 'accepted') return accept(services, token, patch, answerer)
  const decline = QuoteDecline.safeParse({ token, reason: declineReason(patch) })
  if (!decline.success)
    return refuseFields(
      Object.values(fieldErrors(decline.error)).map(({ message }) => ({ path: 'stateReason', message })),
    )
  const outcome = await declineVersion(services, decline.data, answerer([]))
  if (outcome.kind === 'changed') return changedSinceRead
  return outcome.kind === 'too-late' ? refusal(409, 'conflict', outcome.message) : null
}

async function accept(
  services: QuoteLinkServices,
  token: string,
  patch: Json,
  answerer: (consents: readonly SentConsent[]) => Parameters<typeof acceptVersion>[2],
): Promise<TmfRefusal | null> {
  const { acceptance, consents, wrong } = askedAcceptance(patch)
  const parsed = QuoteAcceptance.safeParse({ ...acceptance, token })
  const atPaths = (errors: Readonly<Record<string, { readonly message: string }>>) =>
    Object.entries(errors).map(([field, { message }]) => ({ path: pathOfAcceptance(field, patch), message }))
  // Each path once, by what was said first: prices that are missing are no wrong totals as well.
  const byPath = new Map<string, WrongField>()
  for (const field of [...wrong, ...atPaths(parsed.error ? fieldErrors(parsed.error) : {})])
    if (!byPath.has(field.path)) byPath.set(field.path, field)
  const fields = [...byPath.values()]
  if (!parsed.data || fields.length > 0) return refuseFields(fields)
  const outcome = await acceptVersion(services, parsed.data, answerer(consents))
  switch (outcome.kind) {
    case 'accepted':
      return null
    case 'changed':
      return changedSinceRead
    case 'no-link':
      return refusal(409, 'conflict', texts.notSent)
    case 'too-late':
      return outcome.message === quoteServerTexts.otherTotals
        ? refusal(409, 'conflict', texts.otherPrices, {
            fields: [{ path: pathOfPrices(patch), message: texts.otherPrices }],
          })
        : refusal(409, 'conflict', outcome.message)
    case 'refused':
      return refuseFields(atPaths(outcome.errors))
  }
}
