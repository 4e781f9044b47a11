import { randomUUID } from 'node:crypto'
import { isoWeekOf } from '../../common/iso-weeks.ts'
import { dutchDay } from '../../common/working-days.ts'
import { caseEvents } from '../../features/cases/events.ts'
import { appendEvent } from '../../features/events/server/events.ts'
import {
  address,
  caseIdOf,
  contactPerson,
  place,
  rowsOf,
  withData,
  withProducts,
} from '../../features/orders/server/testing.ts'
import { transaction } from '../../platform/database/pool.ts'
import type { StaffVisitor, TestShop } from './testing-shop.ts'

export type Filling = {
  readonly shop: TestShop
  readonly mailFolder: string
  readonly customerId: string
  /** For everything that staff do. */
  readonly staff: StaffVisitor
}

export const at = (marker: string) => `${marker}@korenmolen.example`
const personOf = (marker: string) => ({ ...contactPerson, lastName: marker, email: at(marker) })

/** An order with everything that can be known of one. */
export async function orderWithAll({ shop, customerId, staff }: Filling, marker: string) {
  const technicalPerson = { ...personOf(marker), gender: 'FEMALE', contactType: 'technical' }
  const invoiceAddress = { companyName: marker, email: at(marker), address }
  const deliveryPreference = { weeks: [isoWeekOf(dutchDay(new Date()))], partOfDay: 'morning' }
  const number = await place(
    shop.visitor(),
    withData({ contactPerson: personOf(marker), technicalPerson, invoiceAddress, deliveryPreference }),
    'a-key',
  )
  const telephony = withProducts([{ id: 31001, quantity: 1 }])
  const numbers = { ...telephony.additionalData, phoneNumberRetention: ['0201234567'] }
  await place(shop.visitor(), { ...telephony, additionalData: numbers })
  const id = await caseIdOf(shop, number)
  const ofCase = (sql: string, ...more: readonly unknown[]) => rowsOf(shop, sql, [id, ...more])
  const by = staff.colleague.id
  await ofCase('update cases set customer_id = $2, assignee_id = $3 where id = $1', customerId, by)
  await ofCase('insert into case_notes (id, case_id, text) values (gen_random_uuid(), $1, $2)', marker)
  await ofCase(
    'insert into case_messages (id, case_id, recipient, subject, text, cc) values (gen_random_uuid(), $1, $2, $2, $2, array[$2])',
    marker,
  )
  await rowsOf(shop, 'insert into mail_signatures (staff_id, text) values ($1, $2) on conflict do nothing', [
    by,
    marker,
  ])
  await ofCase(
    "insert into delivery_plans (case_id, day, part_of_day, installer) values ($1, current_date, 'morning', $2)",
    marker,
  )
  await ofCase(
    `insert into notices (id, case_id, given_on, last_day, lines, cost_in_cents, why, withdrawn_at)
       values (gen_random_uuid(), $1, current_date, current_date + 30, '[]', 4000, 'moving', now())`,
  )
  await ofCase(
    `with link as (
       insert into mailed_links (id, purpose, token_hash, case_id, expires_at)
         select gen_random_uuid(), 'notice', sha256(random()::text::bytea), $1, now() + interval '1 day' returning id
     )
     insert into notice_requests (link_id, case_id, notice_id, positions, last_day, why)
       select id, $1, gen_random_uuid(), array[0], current_date, 'moving' from link`,
  )
  await ofCase(
    `insert into product_ends (case_id, position, ended_on, reason, notice_id, covered_ended_on, covered_reason)
       select $1, 0, current_date, 'moved', id, current_date, 'moved' from notices where case_id = $1`,
  )
  await ofCase(`update product_orders set replaces = '{"action": "change"}' where case_id = $1`)
  await transferWithAll(shop, id, { customerId, by, marker })
  await ofCase(
    "insert into order_parcels (id, case_id, carrier, code, link) values (gen_random_uuid(), $1, 'other', $2, $2)",
    marker,
  )
  await ofCase(
    `insert into device_returns (id, case_id, position, outcome, quantity, day, words, amount_in_cents)
       values (gen_random_uuid(), $1, 0, 'missing', 1, current_date, $2, 7900)`,
    marker,
  )
  await ofCase(
    'insert into return_mails (case_id, ended_on, slip_on, slip_at, reminded_at) values ($1, current_date, current_date, now(), now())',
  )
  await ofCase(
    `with client as (insert into api_clients (name, scopes, calls_per_minute, contact_email)
       values ('CRM', '{}', 60, 'crm@provider.example') returning id)
     insert into api_cases (case_id, client_id, external_id, sent) select $1, id, $2, to_jsonb($2::text) from client`,
    marker,
  )
  await ofCase(
    `insert into case_snoozes (case_id, until, until_answer) values ($1, current_date + 7, false) on conflict do nothing`,
  )
  await ofCase('insert into planned_calls (case_id, planned_for) values ($1, now()) on conflict do nothing')
  await ofCase(
    `insert into line_changes (id, case_id, state, proposed_by, message, product_format, lines_before, lines_after, ended_at, agreed, answer)
     values (gen_random_uuid(), $1, 'applied', $2, $3, 1, '[]', '[]', now(), '[]', $3)`,
    by,
    marker,
  )
  await ofCase(
    `with content as (insert into document_contents (id, content_mac, content_encrypted)
       values (gen_random_uuid(), sha256('a file'), 'encrypted') returning id)
     insert into documents (case_id, kind, content_id) select $1, 'order-confirmation', id from content`,
  )
  await filesOfCase(shop, id, marker)
  await ofCase(
    "insert into bounced_addresses (email_key, case_id, reason) values ($2, $1, 'Unknown user')",
    at(marker),
  )
  await transaction(shop.testDatabase.database, tx =>
    appendEvent(tx, {
      type: caseEvents.corrected,
      actor: { kind: 'staff', id: by },
      caseId: id,
      values: { email: { before: marker, after: marker } },
    }),
  )
}

export const newFile = (owner: 'mail_id' | 'message_id' | 'event_id' | 'draft_of') =>
  `insert into case_files (id, ${owner}, case_id, name, content_type, content_id, size, sha256, scan, content_encrypted)`
export const fileValues = `$1, $2, 'text/plain', 'picture', 4, sha256('file'), 'clean', 'encrypted'`

/** Files of a mail that came in, of a message of staff and of an event. */
async function filesOfCase(shop: TestShop, caseId: number, marker: string) {
  await rowsOf(
    shop,
    `with mail as (insert into incoming_mails
         (case_id, message_id, digest, source, sent_at, from_address, body_html, nature, is_known_sender, found_by, thread, recipients, from_name, subject, body_text)
       values ($1, '<' || $2 || '@shop.example>', 'digest', 'imap', now(), $2, $2, 'answer', true, 'thread', array[$2], array[$2], $2, $2, $2)
       returning id)
     ${newFile('mail_id')} select gen_random_uuid(), id, ${fileValues} from mail`,
    [caseId, marker],
  )
  await rowsOf(
    shop,
    `${newFile('message_id')} select gen_random_uuid(), id, ${fileValues} from case_messages where case_id = $1 limit 1`,
    [caseId, marker],
  )
  await rowsOf(
    shop,
    `${newFile('event_id')} select gen_random_uuid(), id, ${fileValues} from events where case_id = $1 limit 1`,
    [caseId, marker],
  )
}

/** An agreement that another organisation takes over. */
async function transferWithAll(
  shop: TestShop,
  caseId: number,
  { customerId, by, marker }: { readonly customerId: string; readonly by: string; readonly marker: string },
) {
  const id = randomUUID()
  await rowsOf(
    shop,
    `insert into agreement_parties (id, case_id, holds_from, customer_id, email_key, kvk_number, kvk_checked, organization,
         iban_encrypted, invoice_email, mandate_reference)
       select $2, $1, current_date, $3, $4, '87654321', true, organization, iban_encrypted, $4, $4
         from product_orders where case_id = $1`,
    [caseId, id, customerId, at(marker)],
  )
  await rowsOf(
    shop,
    `insert into agreement_transfers (id, case_id, holds_from, from_company, to_company, reason, begun_by, from_agreed_at,
         to_agreed_at, from_consents, to_consents, approved_at, approved_by, outcome, ended_at)
       values ($2, $1, current_date, $4, $4, $4, $3, now(), now(), '[]', '[]', now(), $3, 'registered', now())`,
    [caseId, id, by, marker],
  )
}
