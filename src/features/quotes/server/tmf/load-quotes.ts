import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { sentWithCases } from '../../../api-clients/server/api-cases.ts'
import { type Case, caseNumbers } from '../../../cases/server/case.ts'
import { lastChangeOf } from '../../../cases/server/changed-cases.ts'
import { accountPartiesByIds } from '../../../customers/server/account-parties.ts'
import { quotesAmong, type StoredQuote } from '../../../orders/server/stored-quotes.ts'
import { resellerNames } from '../../../resellers/server/reseller-name.ts'
import { contactParty, customerParty, type RelatedParty, resellerParty } from '../../../tmf/related-party.ts'
import { referencesOfVersion } from '../../part-references.ts'
import type { QuotedPart, QuoteFacts } from '../../tmf-quote.ts'
import { isWhole, newestVersions, type StoredVersion } from '../stored-versions.ts'

/** Quotes as TMF648 shows them to a client, in the order of their cases. */
export async function quotesToShow(
  { database, publicUrl }: { readonly database: Queryable; readonly publicUrl: string },
  caller: ApiCaller,
  opened: readonly Case[],
): Promise<readonly QuoteFacts[]> {
  const ids = opened.map(({ id }) => id)
  if (ids.length === 0) return []
  const [asked, versions, sent, accounts, names] = await Promise.all([
    quotesAmong(database, opened),
    newestVersions(database, ids),
    sentWithCases(database, ids),
    accountPartiesByIds(
      database,
      caller,
      opened.flatMap(({ customerId }) => customerId ?? []),
    ),
    resellerNames(database, [...new Set(opened.flatMap(({ resellerId }) => resellerId ?? []))]),
  ])
  const orders = await caseNumbers(
    database,
    [...versions.values()].flatMap(({ parts }) => parts.flatMap(({ orderCaseId }) => orderCaseId ?? [])),
  )
  const accountOf = new Map(accounts.map(account => [account.id, account]))
  return opened.flatMap((each): readonly QuoteFacts[] => {
    const quote = asked.get(each.id)
    if (!quote) return []
    const version = versions.get(each.id) ?? null
    const own = sent.get(each.id)
    const account = each.customerId === null ? undefined : accountOf.get(each.customerId)
    const { resellerId } = each
    return [
      {
        number: each.number,
        state: quote.state,
        externalId: own?.externalId ?? null,
        openedAt: each.openedAt,
        changedAt: lastChangeOf(each),
        parts: version ? version.parts.map(part => partToShow(part, orders)) : [askedPart(quote)],
        isWhole: version === null || isWhole(version),
        version,
        parties: [
          ...requesters(
            quote,
            account ? { kvkNumber: account.organization.kvkNumber, id: account.id } : null,
            publicUrl,
          ),
          ...(resellerId === null
            ? []
            : [resellerParty({ id: resellerId, name: names.get(resellerId) ?? resellerId })]),
        ],
        reach: { email: quote.email, phoneNumber: quote.phoneNumber },
        references: referencesOfVersion(quote.references, version?.parts ?? []),
        sent: own?.sent ?? {},
      },
    ]
  })
}

/** The request, as the only part. */
const askedPart = ({ lines, installationAddress }: StoredQuote): QuotedPart => ({
  id: '1',
  name: '',
  address: installationAddress,
  lines,
  wholeDiscounts: [],
  isAccepted: false,
  order: null,
})

const partToShow = (
  {
    id,
    name,
    address,
    draft,
    lines,
    wholeDiscounts,
    acceptedAt,
    orderCaseId,
  }: StoredVersion['parts'][number],
  orders: ReadonlyMap<number, string>,
): QuotedPart => ({
  id,
  name,
  address,
  references: draft.references,
  lines,
  wholeDiscounts,
  isAccepted: acceptedAt !== null,
  order: orderCaseId === null ? null : (orders.get(orderCaseId) ?? null),
})

/** Who asked: the account that the client sees, or whoever filled it in (docs/integration/parties.md). */
const requesters = (
  { quoteNumber, companyName, fullName }: StoredQuote,
  account: { readonly kvkNumber: string; readonly id: string } | null,
  publicUrl: string,
): readonly RelatedParty[] => [
  customerParty(publicUrl, account?.kvkNumber ?? quoteNumber, companyName),
  contactParty(publicUrl, account?.id ?? quoteNumber, fullName),
]
