import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { emailKeyOf } from '../../../common/checks/email-key.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Day } from '../../../common/working-days.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import type { VerifiedCustomer } from '../../customers/server/account-services.ts'
import { customerIdByEmails } from '../../customers/server/claim-guest-cases.ts'
import { StoredBuyer } from '../../customers/server/stored-organization.ts'
import { contactPersonOf } from '../../details/person.ts'
import type { StoredOrder } from '../../orders/server/stored-orders.ts'
import { type PartySpan, partyOn, spanOf } from '../party.ts'
import { agreementParties } from './tables.ts'

type Row = typeof agreementParties.$inferSelect

/** A party as it was proposed: it holds from no day yet. */
export type ProposedParty = Omit<Row, 'organization' | 'emailKey'> & {
  readonly organization: StoredOrder['organization']
}

/** An organisation whose agreement it is from a day on. */
export type StoredParty = ProposedParty & { readonly holdsFrom: Day }

const partyFrom = ({ emailKey: _key, ...row }: Row): ProposedParty => ({
  ...row,
  organization: StoredBuyer.parse(row.organization),
})

const holds = (party: ProposedParty): party is StoredParty => party.holdsFrom !== null

/** The parties that took these agreements over or will, by the order's case, the earliest first. */
export async function partiesAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredParty[]>> {
  if (caseIds.length === 0) return new Map()
  const rows = await database
    .select()
    .from(agreementParties)
    .where(and(inArray(agreementParties.caseId, [...caseIds]), isNotNull(agreementParties.holdsFrom)))
    .orderBy(agreementParties.holdsFrom)
  return Map.groupBy(rows.map(partyFrom).filter(holds), ({ caseId }) => caseId)
}

export const partiesOf = async (database: Queryable, caseId: number): Promise<readonly StoredParty[]> =>
  (await partiesAmong(database, [caseId])).get(caseId) ?? []

/** The party of an agreement on a day; null for whoever ordered. */
export const partyOnDay = async (
  database: Queryable,
  caseId: number,
  day: Day,
): Promise<StoredParty | null> => partyOn(await partiesOf(database, caseId), day)

/** The same on the day of a moment. */
export const partyAt = (database: Queryable, caseId: number, moment: Date): Promise<StoredParty | null> =>
  partyOnDay(database, caseId, dayInTheNetherlands(moment))

/** An order with the party of its agreement in the place of whoever ordered, of whom nothing is left in it. */
export function orderOfParty(order: StoredOrder, party: ProposedParty | null): StoredOrder {
  if (!party) return order
  const { organization, kvkNumber, kvkChecked, ibanEncrypted, invoiceEmail } = party
  return {
    ...order,
    organization,
    contactPerson: contactPersonOf(organization),
    email: organization.email,
    technicalPerson: null,
    invoiceAddress: null,
    kvkNumber,
    kvkChecked,
    vatNumber: organization.vatNumber,
    vatStatus: null,
    ibanEncrypted,
    references: { purchaseOrderNumber: '', invoiceEmail, costCentre: '' },
    origin: null,
  }
}

/** A case of an agreement with its party in the place of whoever ordered. */
export const caseOfParty = (opened: Case, party: ProposedParty | null): Case =>
  party
    ? {
        ...opened,
        customerId: party.customerId,
        organizationName: party.organization.companyName,
        contactName: `${party.organization.firstName} ${party.organization.lastName}`,
        contactEmail: party.organization.email,
        contactPhone: party.organization.phoneNumber,
      }
    : opened

/** The days on which an agreement is that of the party that has it today. */
export const spanToday = (parties: readonly StoredParty[], today: Day): PartySpan =>
  spanOf(parties, party => party === partyOn(parties, today), today) ?? { since: null, until: null }

/** A customer's organisation as the party of agreements that it took over or will. */
export async function partiesOfCustomer(
  database: Queryable,
  customerId: string,
): Promise<readonly StoredParty[]> {
  const rows = await database
    .select()
    .from(agreementParties)
    .where(eq(agreementParties.customerId, customerId))
  return rows.map(partyFrom).filter(holds)
}

/** The cases of agreements that a customer's organisation took over by a day. */
export async function casesOfParty(
  database: Queryable,
  customerId: string,
  today: Day,
): Promise<readonly number[]> {
  const parties = await partiesOfCustomer(database, customerId)
  return [...new Set(parties.filter(({ holdsFrom }) => holdsFrom <= today).map(({ caseId }) => caseId))]
}

/** Stores the party that a transfer proposes. */
export async function proposeParty(
  tx: Transaction,
  party: Omit<ProposedParty, 'holdsFrom' | 'customerId' | 'mandateReference' | 'hasCome' | 'linkId'>,
): Promise<void> {
  await tx.insert(agreementParties).values({ ...party, emailKey: emailKeyOf(party.organization.email) })
}

export async function proposedParty(database: Queryable, id: string): Promise<ProposedParty | null> {
  const [found] = await database.select().from(agreementParties).where(eq(agreementParties.id, id))
  return found ? partyFrom(found) : null
}

/** Has an agreement be a proposed party's from a day on, in the account that logs in with its address. */
export async function registerParty(
  tx: Transaction,
  { id, organization }: Pick<ProposedParty, 'id' | 'organization'>,
  registered: Pick<StoredParty, 'holdsFrom' | 'mandateReference' | 'hasCome' | 'linkId'>,
): Promise<void> {
  const customerId = await customerIdByEmails(tx, [organization.email])
  await tx
    .update(agreementParties)
    .set({ ...registered, customerId })
    .where(eq(agreementParties.id, id))
}

/** Writes down that the KVK number of a party is known. */
export async function noteKvkKnown(tx: Transaction, id: string): Promise<void> {
  await tx.update(agreementParties).set({ kvkChecked: true }).where(eq(agreementParties.id, id))
}

/** Removes a party: one that was only proposed, or whose day has not come. */
export async function removeParty(tx: Transaction, id: string): Promise<void> {
  await tx.delete(agreementParties).where(eq(agreementParties.id, id))
}

/** Gives a customer the agreements that his verified address took over before he had an account. */
export async function claimParties(tx: Transaction, { id, email }: VerifiedCustomer): Promise<void> {
  await tx
    .update(agreementParties)
    .set({ customerId: id })
    .where(and(eq(agreementParties.emailKey, emailKeyOf(email)), isNull(agreementParties.customerId)))
}

/** The organisation that took an agreement over by a day, as others name it; null where nobody did. */
export function partyToShow(parties: readonly StoredParty[], day: Day) {
  const party = partyOn(parties, day)
  return party && { kvkNumber: party.kvkNumber, companyName: party.organization.companyName }
}

/** By what agreements are found besides what was ordered: the organisations that took them over or are asked to, by case. */
export async function searchableParties(database: Queryable, caseIds: readonly number[]) {
  const rows = await database
    .select()
    .from(agreementParties)
    .where(inArray(agreementParties.caseId, [...caseIds]))
  const found = Map.groupBy(rows.map(partyFrom), ({ caseId }) => caseId)
  return new Map(
    [...found].map(([caseId, parties]) => {
      const organizations = parties.map(({ organization }) => organization)
      return [
        caseId,
        {
          laterKvkNumbers: parties.map(({ kvkNumber }) => kvkNumber),
          names: organizations.flatMap(({ companyName, firstName, lastName }) => [
            companyName,
            `${firstName} ${lastName}`,
          ]),
          emails: [
            ...organizations.map(({ email }) => email),
            ...parties.flatMap(({ invoiceEmail }) => (invoiceEmail === '' ? [] : [invoiceEmail])),
          ],
          phones: organizations.map(({ phoneNumber }) => phoneNumber),
        },
      ] as const
    }),
  )
}
