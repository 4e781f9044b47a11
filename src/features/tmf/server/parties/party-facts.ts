import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Case } from '../../../cases/server/case.ts'
import { lastChangeOf } from '../../../cases/server/changed-cases.ts'
import { visibleCasesByNumber } from '../../../cases/server/visible-cases.ts'
import {
  type AccountParty,
  accountPartiesByIds,
  accountPartiesByKvk,
} from '../../../customers/server/account-parties.ts'
import { namePartsOf } from '../../../details/details.ts'
import { reachedAt } from '../../../details/person.ts'
import { newestBuyersByKvk, type OrderBuyer } from '../../../orders/server/buyers.ts'
import { prospectsByIds, type StoredProspect } from '../../../prospects/server/stored-prospects.ts'
import type { PostLines } from '../../contact-media.ts'
import type { Json } from '../../json.ts'
import { individualJson, organizationJson, type PartyKind, partyResource } from '../../party.ts'
import { isPartyId } from '../../related-party.ts'
import { lastChangesOf } from './party-changes.ts'
import type { PartyRow } from './party-rows.ts'

/* Resources of organisations and persons, from where their details stand. */

type Asking = { readonly database: Queryable; readonly caller: ApiCaller; readonly kind: PartyKind }

/** @property changedAt of its row; absent of an organisation with a KVK number, which several rows make */
type Found = readonly (readonly [id: string, attributes: Json, changedAt?: Date])[]

/** Attributes of parties of one source, by their ids. */
type Source = (asking: Asking, ids: readonly string[]) => Promise<Found>

const sources: Readonly<Record<PartyRow['source'], Source>> = {
  account: async ({ database, caller, kind }, ids) =>
    kind === 'organization'
      ? (await accountPartiesByKvk(database, caller, ids)).map(account => [
          account.organization.kvkNumber,
          organizationOfAccount(account),
        ])
      : (await accountPartiesByIds(database, caller, ids)).map(account => [
          account.id,
          personOfAccount(account),
          account.changedAt ?? account.createdAt,
        ]),
  order: async ({ database, caller, kind }, ids) =>
    kind === 'organization'
      ? (await newestBuyersByKvk(database, caller, ids)).map(buyer => [
          buyer.kvkNumber,
          organizationOfBuyer(buyer),
        ])
      : contactsOf(await visibleCasesByNumber(database, caller, ['order'], ids)),
  quote: async ({ database, caller, kind }, ids) => {
    const asked = await visibleCasesByNumber(database, caller, ['quote'], ids)
    return kind === 'organization'
      ? asked.map(opened => [opened.number, organizationOfCase(opened), lastChangeOf(opened)] as const)
      : contactsOf(asked)
  },
  prospect: async ({ database, caller, kind }, ids) =>
    (await prospectsByIds(database, caller, ids))
      .filter(prospect => prospect.kind === kind)
      .map(prospect => [prospect.id, prospectAttributes(prospect), prospect.changedAt]),
}

/** The resources of these rows, in their order; without what is gone meanwhile. */
export async function presentParties(
  asking: Asking,
  rows: readonly PartyRow[],
  origin: string,
): Promise<readonly Json[]> {
  const { database, caller, kind } = asking
  // Read first, so that what is shown is no older.
  const numbered =
    kind === 'organization' ? rows.filter(({ source }) => source === 'account' || source === 'order') : []
  const changes = await lastChangesOf(
    database,
    caller,
    numbered.map(({ id }) => id),
  )
  const bySource = Map.groupBy(rows, ({ source }) => source)
  const found = await Promise.all(
    [...bySource].map(async ([source, ofSource]) => {
      const ofIds = await sources[source](
        asking,
        ofSource.map(({ id }) => id),
      )
      return [source, new Map(ofIds.map(each => [each[0], each]))] as const
    }),
  )
  const ofSource = new Map(found)
  return rows.flatMap(({ source, id }) => {
    const [, attributes, changedAt = new Date(changes.get(id) ?? 0)] = ofSource.get(source)?.get(id) ?? []
    return attributes
      ? [partyResource(asking.kind, { ...attributes, id, lastUpdate: changedAt.toISOString() }, origin)]
      : []
  })
}

/** Sources that a party with an id of this shape may have, the first one that has it counts. */
export function rowsForId(kind: PartyKind, id: string): readonly PartyRow[] {
  if (isPartyId(id))
    return kind === 'individual'
      ? [
          { source: 'account', id },
          { source: 'prospect', id },
        ]
      : [{ source: 'prospect', id }]
  if (/^\d{8}$/.test(id) && kind === 'organization')
    return [
      { source: 'account', id },
      { source: 'order', id },
    ]
  if (!/^\d{9}$/.test(id)) return []
  return kind === 'organization'
    ? [{ source: 'quote', id }]
    : [
        { source: 'order', id },
        { source: 'quote', id },
      ]
}

const seatOf = ({
  street,
  streetNumber,
  streetNumberAddition,
  postCode,
  city,
}: OrderBuyer['organization']): PostLines => ({
  street: [street, streetNumber, streetNumberAddition].filter(Boolean).join(' '),
  postCode,
  city,
})

const organizationOfAccount = ({ organization, email, contactDetails }: AccountParty): Json => {
  const { companyName, kvkNumber, vatNumber, phoneNumber } = organization
  const reach = reachedAt({ email, phoneNumber, contactDetails })
  return {
    ...organizationJson({ companyName, kvkNumber, vatNumber, ...reach, post: seatOf(organization) }),
    status: 'validated',
  }
}

const organizationOfBuyer = ({ kvkNumber, vatNumber, organization }: OrderBuyer): Json => {
  const { companyName, email, phoneNumber } = organization
  return {
    ...organizationJson({
      companyName,
      kvkNumber,
      vatNumber,
      email,
      phoneNumber,
      post: seatOf(organization),
    }),
    status: 'validated',
  }
}

const organizationOfCase = ({ organizationName, contactEmail, contactPhone }: Case): Json => ({
  ...organizationJson({
    companyName: organizationName ?? '',
    kvkNumber: '',
    vatNumber: '',
    email: contactEmail ?? '',
    phoneNumber: contactPhone ?? '',
    post: { street: '', postCode: '', city: '' },
  }),
  status: 'initialized',
})

const personOfAccount = ({ organization, email, contactDetails }: AccountParty): Json => {
  const { firstName, lastName, phoneNumber } = organization
  const reach = reachedAt({ email, phoneNumber, contactDetails })
  return { ...individualJson({ givenName: firstName, familyName: lastName, ...reach }), status: 'validated' }
}

const contactsOf = (cases: readonly Case[]): Found =>
  cases.map(opened => {
    const { number, contactName, contactEmail, contactPhone } = opened
    const { firstName, lastName } = namePartsOf(contactName ?? '')
    const reach = { email: contactEmail ?? '', phoneNumber: contactPhone ?? '' }
    return [
      number,
      { ...individualJson({ givenName: firstName, familyName: lastName, ...reach }), status: 'initialized' },
      lastChangeOf(opened),
    ]
  })

/** A prospect as a whole resource. */
export const prospectParty = (kind: PartyKind, prospect: StoredProspect, origin: string): Json =>
  partyResource(
    kind,
    { ...prospectAttributes(prospect), id: prospect.id, lastUpdate: prospect.changedAt.toISOString() },
    origin,
  )

/** As it was sent; a new one is not checked by anybody yet. */
const prospectAttributes = ({ resource }: StoredProspect): Json => ({ status: 'initialized', ...resource })
