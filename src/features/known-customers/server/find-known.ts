import { emailKeyOf } from '../../../common/checks/email-key.ts'
import { isPhoneNumber } from '../../../common/checks/phone.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { partyOn } from '../../agreements/party.ts'
import { caseOfParty, partiesAmong, type StoredParty } from '../../agreements/server/parties.ts'
import { type Case, casesByIds, lastOpenedOf } from '../../cases/server/case.ts'
import { toAccountDto } from '../../customers/server/desk/customer-page.ts'
import {
  accountsByIds,
  accountsByPhone,
  accountsLike,
  type FoundAccount,
} from '../../customers/server/find-accounts.ts'
import { searchableSubmissions } from '../../forms/server/searchable-submissions.ts'
import { searchableOrders } from '../../orders/server/searchable-orders.ts'
import { prospectsLike, type StoredProspect } from '../../prospects/server/stored-prospects.ts'
import { postIn } from '../../tmf/contact-media.ts'
import { search } from '../../work-list/server/search.ts'
import { type KnownCustomer, mostKnown } from '../contract.ts'

/** Found by what is like what was typed: it comes after what is it. */
type Ranked<Thing> = { readonly thing: Thing; readonly isNear: boolean; readonly seenAt: Date }

/**
 * Accounts, guests and prospects that fit what was typed, each once, by the search of accounts, of cases and of prospects. Job applications are
 * left out for everybody.
 */
export async function findKnown(database: Database, typed: string): Promise<readonly KnownCustomer[]> {
  const [named, phoned, found, prospects] = await Promise.all([
    accountsLike(database, typed, mostKnown),
    isPhoneNumber(typed) ? accountsByPhone(database, typed, mostKnown) : [],
    casesLike(database, typed),
    prospectsLike(database, typed, mostKnown),
  ])
  const accounts = await rankedAccounts(database, [...phoned, ...named], found)
  const ranked = [...accounts, ...guestsAmong(found, accounts), ...prospects.map(rankedProspect)]
    .toSorted((one, other) => Number(one.isNear) - Number(other.isNear) || +other.seenAt - +one.seenAt)
    .slice(0, mostKnown)
  const cities = await citiesOf(
    database,
    ranked.flatMap(({ thing }) => ('number' in thing ? [thing.id] : [])),
  )
  return ranked.map(({ thing, seenAt }) => ({
    ...knownOf(thing, cities),
    lastSeenAt: seenAt.toISOString(),
  }))
}

/** Cases that somebody can be told from, newest first. */
async function casesLike(database: Database, typed: string): Promise<readonly Ranked<Case>[]> {
  const result = await search(database, typed, {
    view: 'alles',
    kind: null,
    state: null,
    purpose: null,
    productType: null,
    assignee: null,
    sort: null,
    asker: { staffId: '', scope: 'others' },
  })
  const { found } = result
  const ids = found.map(({ row }) => row.caseId)
  const [opened, parties] = await Promise.all([casesByIds(database, ids), partiesAmong(database, ids)])
  const today = dayInTheNetherlands(new Date())
  const isNear = new Map(found.map(row => [row.row.caseId, row.isNear]))
  return opened
    .flatMap(each => customersOf(each, partyOn(parties.get(each.id) ?? [], today)))
    .filter(({ organizationName, contactName, isTest }) => !isTest && (organizationName || contactName))
    .map(thing => ({ thing, isNear: isNear.get(thing.id) ?? true, seenAt: thing.openedAt }))
    .toSorted((one, other) => other.thing.id - one.thing.id)
}

/** The party that has the agreement of a case today, and the account that it was ordered in. */
const customersOf = (opened: Case, party: StoredParty | null): readonly Case[] =>
  party && opened.customerId !== null ? [caseOfParty(opened, party), opened] : [caseOfParty(opened, party)]

/** Accounts that were found, and those of cases that were. */
async function rankedAccounts(
  database: Database,
  found: readonly FoundAccount[],
  cases: readonly Ranked<Case>[],
): Promise<readonly Ranked<FoundAccount>[]> {
  const exactly = new Set(
    [
      ...found.map(({ id, isNear }) => ({ id, isNear })),
      ...cases.map(({ thing, isNear }) => ({ id: thing.customerId, isNear })),
    ].flatMap(({ id, isNear }) => (id !== null && !isNear ? [id] : [])),
  )
  const known = new Map(found.map(account => [account.id, account]))
  const others = cases.flatMap(({ thing: { customerId } }) =>
    customerId !== null && !known.has(customerId) ? [customerId] : [],
  )
  for (const account of await accountsByIds(database, [...new Set(others)])) known.set(account.id, account)
  const lastOpened = await lastOpenedOf(database, [...known.keys()])
  return [...known.values()].map(thing => ({
    thing,
    isNear: !exactly.has(thing.id),
    seenAt: lastOpened.get(thing.id) ?? new Date(thing.createdAt),
  }))
}

/** Guests, each by the newest case that was found; one whose address has an account is that account. */
function guestsAmong(
  cases: readonly Ranked<Case>[],
  accounts: readonly Ranked<FoundAccount>[],
): readonly Ranked<Case>[] {
  const withAccount = new Set(accounts.map(({ thing }) => emailKeyOf(thing.email)))
  const guests = new Map<string, Ranked<Case>>()
  for (const each of cases) {
    const { customerId, contactEmail, contactName, organizationName } = each.thing
    const email = emailKeyOf(contactEmail ?? '')
    if (customerId !== null || withAccount.has(email)) continue
    const key = JSON.stringify([email || contactName, organizationName?.toLowerCase()])
    const known = guests.get(key)
    if (!known || (known.isNear && !each.isNear)) guests.set(key, each)
  }
  return [...guests.values()]
}

/** Cities of the organisations of these orders; of what has none, of the place that it is about. */
async function citiesOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const [sold, told, parties] = await Promise.all([
    searchableOrders(database, ids),
    searchableSubmissions(database, ids),
    partiesAmong(database, ids),
  ])
  const today = dayInTheNetherlands(new Date())
  return new Map([
    ...[...told, ...sold].map(([id, { addresses }]) => [id, addresses.at(-1)?.city ?? ''] as const),
    ...[...parties].flatMap(([id, each]) => {
      const party = partyOn(each, today)
      return party ? [[id, party.organization.city] as const] : []
    }),
  ])
}

const guestOf = (
  { id, number, organizationName, contactName }: Case,
  cities: ReadonlyMap<number, string>,
) => ({
  who: { kind: 'guest', number } as const,
  companyName: organizationName ?? '',
  contactName: contactName ?? '',
  city: cities.get(id) ?? '',
})

const rankedProspect = (thing: StoredProspect): Ranked<StoredProspect> => ({
  thing,
  isNear: false,
  seenAt: thing.changedAt,
})

const prospectOf = ({ id, companyName, contactName, resource }: StoredProspect) => ({
  who: { kind: 'prospect', id } as const,
  companyName,
  contactName,
  city: postIn(resource.contactMedium).city,
})

function knownOf(thing: Case | FoundAccount | StoredProspect, cities: ReadonlyMap<number, string>) {
  if ('number' in thing) return guestOf(thing, cities)
  return 'resource' in thing ? prospectOf(thing) : accountOf(thing)
}

const accountOf = (account: FoundAccount) => {
  const { id, standing, companyName, contactName, city } = toAccountDto(account)
  return { who: { kind: 'account', id, standing } as const, companyName, contactName, city }
}
