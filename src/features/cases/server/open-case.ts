import { randomInt } from 'node:crypto'
import { withCheckDigit } from '../../../common/order-number.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { recordOf } from '../../../platform/database/record.ts'
import { type Actor, appendEvent, type NewEvent } from '../../events/server/events.ts'
import { activeReseller } from '../../resellers/server/stored-resellers.ts'
import type { CaseKind } from '../case-kinds.ts'
import { numberBodies } from '../case-kinds.ts'
import { caseTable } from '../case-states.ts'
import { caseEvents } from '../events.ts'
import type { OrderPurpose } from '../order-purpose.ts'
import { ownerOf } from './case.ts'
import { cases } from './tables.ts'

/** Data of a case that is opened. */
export type NewCase = {
  readonly kind: CaseKind
  readonly productType: (typeof cases.$inferInsert)['productType']
  /** Contact person; null if the form does not ask for one. */
  readonly organizationName: string | null
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
  /** null where nobody is logged in. */
  readonly customerId: string | null
  readonly resellerId: string | null
  /** Session that the case came from; null if nobody asks for it again. */
  readonly visitorHash: Buffer | null
  /** By when we call. */
  readonly dueAt: Date | null
  /** Staff member who opened it for a caller; absent for none. */
  readonly placedByStaff?: string | null
  /** Client of the API that sent it; absent for none. */
  readonly placedByClient?: string
  /** The purpose of an order; absent for something new. */
  readonly purpose?: OrderPurpose
}

/** Random, so that a number tells nothing of how much comes in or of the next one. */
export function newCaseNumber(kind: CaseKind): string {
  const { from, to } = numberBodies[kind]
  return withCheckDigit(randomInt(from, to + 1))
}

const caseRow = ({ placedByStaff: _taker, placedByClient: _client, ...opened }: NewCase, number: string) => ({
  ...opened,
  number,
  state: caseTable(opened.kind).first,
})

/** A case as one JSON parameter of a statement that stores it; the reseller is for the statement to look up. */
const caseRecord = recordOf(cases, [
  'number',
  'kind',
  'state',
  'productType',
  'organizationName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'customerId',
  'visitorHash',
  'dueAt',
])

/**
 * The `with` part `opened` of a statement that stores a case with all that belongs to it: it answers the id. A reseller that
 * is not active is left out.
 * @param json where the case stands, as PostgreSQL finds it
 * @param condition what must hold; otherwise no case is stored
 */
export const insertCase = (json: string, condition: string): string => `
    insert into cases (reseller_id, ${caseRecord.columns})
    select ${activeReseller('given.reseller_id')}, ${caseRecord.values}
    from jsonb_to_record(${json}) as given (reseller_id text, ${caseRecord.definition})
    where ${condition}
    returning id`

export const caseJson = (opened: NewCase, number: string): Readonly<Record<string, unknown>> => ({
  ...caseRecord.json(caseRow(opened, number)),
  reseller_id: opened.resellerId,
})

/** Parts of statements that are written out: the number of a case, and the newest order or quote of a session. */
export const numberOfCase = (id: string): string => `(select number from cases where cases.id = ${id})`
export const lastOfSession = (visitorHash: string): string => `
      select id, number, kind, product_type, opened_at, contact_email, customer_id from cases
      where visitor_hash = ${visitorHash} and kind in ('order', 'quote') order by id desc limit 1
    `

/** The event that opens a case. */
export const openingEvent = ({
  customerId,
  placedByStaff = null,
  placedByClient,
}: NewCase): NewEvent<'channel'> => ({
  type: caseEvents.opened,
  ...(placedByStaff !== null
    ? { actor: { kind: 'staff', id: placedByStaff }, data: { channel: 'phone' } }
    : placedByClient !== undefined
      ? { actor: { kind: 'client', id: placedByClient } }
      : { actor: ownerOf({ customerId }) }),
  customerId,
})

/** Numbers that are taken are rare; this many in a row mean that something is broken. */
const attempts = 8

/**
 * Opens a case in the transaction that stores what is particular to it; answers its id.
 * @param openedByStaff the member of staff who opened it for somebody
 */
export async function openCase(tx: Transaction, opened: NewCase, openedByStaff?: Actor): Promise<number> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const [row] = await tx
      .insert(cases)
      .values(caseRow(opened, newCaseNumber(opened.kind)))
      .onConflictDoNothing({ target: cases.number })
      .returning({ id: cases.id })
    if (!row) continue
    const event = openingEvent(opened)
    await appendEvent(tx, { ...event, actor: openedByStaff ?? event.actor, caseId: row.id })
    return row.id
  }
  throw new Error('Numbers were taken again and again while a case was opened')
}
