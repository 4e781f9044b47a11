import { fieldErrors } from '../../../../common/contract/failure.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Case } from '../../../cases/server/case.ts'
import { bodyMac } from '../../../orders/server/idempotency.ts'
import type { SentConsent } from '../../../tmf/consents.ts'
import { isWithin, type Json } from '../../../tmf/json.ts'
import type { TmfRefusal, WrongField } from '../../../tmf/server/kit/errors.ts'
import { placingClient } from '../../../tmf/server/kit/placing.ts'
import { changedSinceRead, type Precondition } from '../../../tmf/server/kit/preconditions.ts'
import { tmfTexts } from '../../../tmf/texts.ts'
import { QuoteAcceptance, QuoteDecline } from '../../contract.ts'
import { quoteServerTexts } from '../../texts.ts'
import { askedAcceptance, declineReason, pathOfAcceptance, pathOfPrices } from '../../tmf-quote-acceptance.ts'
import { businessQuoteSchema } from '../../tmf-quote-schema.ts'
import { quoteApiTexts as texts } from '../../tmf-quote-texts.ts'
import { quoteStatus, whyNotAnswered } from '../../versions.ts'
import { acceptVersion } from '../by-link/accept-quote.ts'
import { declineVersion } from '../by-link/answer-quote.ts'
import type { QuoteLinkServices } from '../by-link/quote-of-link.ts'
import { versionToken } from '../quote-path.ts'
import { newestVersions } from '../stored-versions.ts'
import { refuseFields } from './create-quote.ts'
import { quoteRefusal } from './refusal.ts'

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
  if (!version) return quoteRefusal(409, 'conflict', texts.notSent)
  const token = await versionToken(database, version, linkKey)
  if (token === null) {
    if (state === 'rejected' && version.state === 'declined') return null
    return quoteRefusal(409, 'conflict', whyNotAnswered[quoteStatus(version, new Date())] ?? texts.notSent)
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
  return outcome.kind === 'too-late' ? quoteRefusal(409, 'conflict', outcome.message) : null
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
      return quoteRefusal(409, 'conflict', texts.notSent)
    case 'too-late':
      return outcome.message === quoteServerTexts.otherTotals
        ? quoteRefusal(409, 'conflict', texts.otherPrices, {
            fields: [{ path: pathOfPrices(patch), message: texts.otherPrices }],
          })
        : quoteRefusal(409, 'conflict', outcome.message)
    case 'refused':
      return refuseFields(atPaths(outcome.errors))
  }
}
