import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isoWeekOf } from '../../common/iso-weeks.ts'
import { dutchDay } from '../../common/working-days.ts'
import { newestCaseId } from '../../features/cases/server/case.ts'
import { enquiredCase } from '../../features/cases/server/desk/testing.ts'
import { createCatalogue } from '../../features/catalogue/server/catalogue.ts'
import { addCustomer, logIn, register, requestReset } from '../../features/customers/server/testing.ts'
import { appendEvent } from '../../features/events/server/events.ts'
import { boxAnswers } from '../../features/forms/contract.ts'
import { application, sentForm } from '../../features/forms/server/testing.ts'
import { parseMail } from '../../features/incoming-mails/server/parse-mail.ts'
import { receiveMail } from '../../features/incoming-mails/server/receive-mail.ts'
import { mailSource, testReceiver } from '../../features/incoming-mails/server/testing.ts'
import {
  address,
  caseIdOf,
  contactPerson,
  place,
  quote,
  quoteForm,
  rowsOf,
  withData,
  withProducts,
} from '../../features/orders/server/testing.ts'
import { quoteDeskOf } from '../../features/quotes/server/testing.ts'
import { saveCart } from '../../features/saved-carts/server/saved-carts.ts'
import { updateWholeList } from '../../features/work-list/server/testing.ts'
import { transaction } from '../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../platform/deliveries/queue.ts'
import { personalData } from './personal-data.ts'
import { type StaffVisitor, type TestShop, testSecrets } from './testing-shop.ts'

/** A row for each activity of the map with a period, begun just now (src/app/server/retention.test.ts). */

const password = 'vier-rozen-op-tafel'
const customerEmail = 'klant@korenmolen.example'

type Filling = { readonly shop: TestShop; readonly mailFolder: string; readonly customerId: string }

/** A colleague for everything that staff do. */
const colleagues = new WeakMap<TestShop, StaffVisitor>()
async function colleagueOf(shop: TestShop): Promise<StaffVisitor> {
  const known = colleagues.get(shop) ?? (await shop.staff('beheerder'))
  colleagues.set(shop, known)
  return known
}

const at = (marker: string) => `${marker}@korenmolen.example`
const personOf = (marker: string) => ({ ...contactPerson, lastName: marker, email: at(marker) })

const closeNewestCase = (shop: TestShop) =>
  rowsOf(
    shop,
    `update cases set state = 'closed', closed_reason = 'answered', closed_at = now()
     where id = (select max(id) from cases)`,
  )

const apply = async ({ shop }: Filling, marker: string, withConsent: boolean) => {
  await sentForm(shop, 'sollicitatie', {
    ...application,
    naam: marker,
    bewaren: withConsent ? boxAnswers.ticked : boxAnswers.unticked,
  })
  await closeNewestCase(shop)
}

async function orderWithAll({ shop, customerId }: Filling, marker: string) {
  const staff = await colleagueOf(shop)
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
    "insert into product_ends (case_id, position, ended_on, reason) values ($1, 0, current_date, 'moved')",
  )
  await ofCase(
    "insert into order_parcels (id, case_id, carrier, code, link) values (gen_random_uuid(), $1, 'other', $2, $2)",
    marker,
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
      type: 'case-corrected',
      actor: { kind: 'staff', id: by },
      caseId: id,
      values: { email: { before: marker, after: marker } },
    }),
  )
}

const newFile = (owner: 'mail_id' | 'message_id' | 'event_id' | 'draft_of') =>
  `insert into case_files (id, ${owner}, case_id, name, content_type, content_id, size, sha256, scan, content_encrypted)`
const fileValues = `$1, $2, 'text/plain', 'picture', 4, sha256('file'), 'clean', 'encrypted'`

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

/** A message to a receiver, and the answer to it. */
const toldReceiver = ({ shop }: Filling, marker: string) =>
  rowsOf(
    shop,
    `with subscription as (
       insert into webhook_subscriptions (id, name, url, format, types, contact_email)
       values (gen_random_uuid(), 'CRM', 'https://crm.example', 'standard', '{order.created}', 'crm@provider.example') returning id
     ), message as (
       insert into webhook_messages (id, subscription_id, source, event_id, type, body)
       select gen_random_uuid(), id, $1, (select max(id) from events), 'order.created', $1 from subscription returning id
     ) insert into webhook_attempts (message_id, at, took_ms, answer) select id, now(), 1, $1 from message`,
    [marker],
  )

const filled: Readonly<Record<string, (filling: Filling, marker: string) => Promise<unknown>>> = {
  orders: orderWithAll,
  'webhook-log': toldReceiver,
  async quotes({ shop }, marker) {
    const asked = { ...quoteForm, fullName: marker, email: at(marker) }
    const number = await place(shop.visitor(), { ...quote, userWithoutAccountInformation: asked })
    await quoteDeskOf(await colleagueOf(shop), number).send(undefined, { words: marker })
    // The customer opens it and says no.
    await rowsOf(
      shop,
      "update quote_versions set state = 'declined', opened_at = now(), ended_at = now(), reason = $1",
      [marker],
    )
  },
  async 'fibre-enquiries'({ shop }, marker) {
    const number = await enquiredCase(shop)
    await rowsOf(shop, 'update cases set contact_name = $2 where number = $1', [number, marker])
  },
  prospects: ({ shop }, marker) =>
    rowsOf(
      shop,
      `with client as (insert into api_clients (name, scopes, calls_per_minute, contact_email)
         values ('CRM', '{}', 60, 'crm@provider.example') returning id)
       insert into prospects (kind, client_id, resource, company_name, contact_name, email, phone_number, kvk_number)
       select 'organization', id, to_jsonb($1::text), $1, $1, $1, $1, $1 from client`,
      [marker],
    ),
  messages: async ({ shop }, marker) =>
    receiveMail(
      testReceiver(shop),
      await parseMail(mailSource({ from: `${marker} <${at(marker)}>`, subject: marker, text: marker })),
      'imap',
    ),
  forms: ({ shop }, marker) => sentForm(shop, 'bel-mij-terug', { naam: marker, telefoon: '+31201234567' }),
  'job-applications': (filling, marker) => apply(filling, marker, false),
  'job-applications-with-consent': (filling, marker) => apply(filling, marker, true),
  // The key of the order.
  'retry-keys': async () => undefined,
  registrations: ({ shop }, marker) => register(shop.visitor(), { email: at(marker), lastName: marker }),
  'link-requests': async () => undefined,
  'mailed-links': async ({ shop, customerId }, marker) => {
    await requestReset(shop.visitor(), customerEmail)
    // It stops serving now.
    const [link] = await rowsOf<{ id: string }>(
      shop,
      'update mailed_links set expires_at = now() where customer_id = $1 returning id',
      [customerId],
    )
    await rowsOf(shop, 'insert into login_email_changes (mailed_link_id, email) values ($1, $2)', [
      link?.id,
      at(marker),
    ])
  },
  'login-failures': ({ shop }) => logIn(shop.visitor(), { email: customerEmail, password: 'geraden-woord' }),
  'api-checks': async ({ shop }, marker) => {
    await rowsOf(
      shop,
      `with client as (insert into api_clients (name, scopes, calls_per_minute, contact_email)
         values ('CRM', '{}', 60, 'crm@provider.example') returning id)
       insert into tmf_resources (client_id, resource, id, content, expires_at)
       select id, 'checkServiceQualification', gen_random_uuid()::text, to_jsonb($1::text),
         now() + interval '30 days' from client`,
      [marker],
    )
  },
  'saved-carts': ({ shop, customerId }, marker) => {
    const { database, pool } = shop.testDatabase
    const services = {
      database,
      catalogue: createCatalogue(pool),
      linkKey: testSecrets.deriveKey('account-link'),
      mailDomain: 'shop.example',
      onMailQueued: () => undefined,
      internetLinesAt: () => Promise.reject(new Error('not asked')),
    }
    const checked = {
      zipCode: '1017XN',
      houseNumber: '42',
      houseNumberExtension: '',
      street: marker,
      city: marker,
    }
    const lines = [{ id: 11005, quantity: 1 }]
    const cart = {
      email: at(marker),
      lines,
      productType: 'internet',
      requestType: 'order',
      address: checked,
    } as const
    return saveCart(services, cart, { id: customerId, email: customerEmail })
  },
  async sessions({ shop }, marker) {
    await logIn(shop.visitor(), { email: customerEmail, password }, { 'user-agent': marker })
  },
  'account-mails': ({ shop, customerId }, marker) =>
    transaction(shop.testDatabase.database, async tx => {
      const mail = email('password-changed', at(marker), 'shop.example')
      await queueDeliveries(tx, { customerId }, [mail])
      await tx.$client.query(
        "update deliveries set state = 'sent', ended_at = now(), last_error = $1 where recipient = $2",
        [marker, at(marker)],
      )
    }),
  events: ({ shop, customerId }, marker) =>
    transaction(shop.testDatabase.database, tx =>
      appendEvent(tx, {
        type: 'customer-changed',
        actor: { kind: 'customer', id: customerId },
        customerId,
        values: { phoneNumber: { before: marker, after: marker } },
      }),
    ),
  async 'staff-sessions'({ shop }, marker) {
    await colleagueOf(shop)
    // In use until it ends.
    await rowsOf(shop, 'update staff_sessions set user_agent = $1, last_seen_at = expires_at', [marker])
  },
  async colleagues({ shop }, marker) {
    const { id } = (await colleagueOf(shop)).colleague
    const ofColleague = (sql: string, ...more: readonly unknown[]) => rowsOf(shop, sql, [id, ...more])
    await ofColleague('update staff set name = $2, blocked_at = now() where id = $1', marker)
    await ofColleague("insert into staff_second_factors (staff_id, secret_encrypted) values ($1, 'secret')")
    await ofColleague("insert into staff_recovery_codes (staff_id, code_hash) values ($1, 'hash')")
    await ofColleague(
      "insert into saved_views (id, staff_id, name, filters) values (gen_random_uuid(), $1, $2, '{}')",
      marker,
    )
    await ofColleague(
      `with rule as (insert into assignment_rules (position, name) values (1, 'Alles') returning position)
       insert into assignment_rule_members (position, staff_id) select position, $1 from rule`,
    )
    await ofColleague(
      'insert into staff_absences (staff_id, until, replacement_id) values ($1, current_date, $1)',
    )
    await ofColleague("insert into default_views (staff_id, filters) values ($1, '{}')")
  },
  async 'bulk-jobs'({ shop }, marker) {
    const { id } = (await colleagueOf(shop)).colleague
    await rowsOf(
      shop,
      `with job as (insert into bulk_jobs (id, staff_id, action, state, ended_at)
         values (gen_random_uuid(), $1, jsonb_build_object('act', 'mail', 'subject', 'Storing', 'text', $2::text), 'done', now())
         returning id)
       insert into bulk_job_cases (job_id, position, case_id, version, outcome, message, before)
         select id, 1, (select max(id) from cases), 1, 'refused', 'Intussen gewijzigd.', '{"assigneeId": null}' from job`,
      [id, marker],
    )
  },
  'draft-files': async ({ shop }, marker) => {
    const { id } = (await colleagueOf(shop)).colleague
    await rowsOf(shop, `${newFile('draft_of')} values (gen_random_uuid(), $3, ${fileValues})`, [
      await newestCaseId(shop.testDatabase.database),
      marker,
      id,
    ])
  },
  'kept-mails': ({ mailFolder }, marker) => writeFile(path.join(mailFolder, 'kept.eml'), marker),
}

/** Letters only, as the search index cuts words at anything else. */
export const markerOf = (activity: string): string =>
  `zqx${String.fromCharCode(97 + personalData.activities.findIndex(({ name }) => name === activity))}zqx`

/** Fills the database with data of each activity that has a period; their names come out. */
export async function fillEachActivity(shop: TestShop, mailFolder: string): Promise<readonly string[]> {
  const customerId = await addCustomer(shop, { email: customerEmail, password })
  for (const [name, fill] of Object.entries(filled))
    await fill({ shop, mailFolder, customerId }, markerOf(name))
  await updateWholeList(shop)
  return Object.keys(filled)
}
