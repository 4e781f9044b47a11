import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newestCaseId } from '../../features/cases/server/case.ts'
import { createCatalogue } from '../../features/catalogue/server/catalogue.ts'
import { customerEvents } from '../../features/customers/events.ts'
import { customerMails } from '../../features/customers/mails.ts'
import { addCustomer, logIn, register, requestReset } from '../../features/customers/server/testing.ts'
import { appendEvent } from '../../features/events/server/events.ts'
import { boxAnswers } from '../../features/forms/contract.ts'
import { application, sentForm } from '../../features/forms/server/testing.ts'
import { parseMail } from '../../features/incoming-mails/server/parse-mail.ts'
import { receiveMail } from '../../features/incoming-mails/server/receive-mail.ts'
import { mailSource, testReceiver } from '../../features/incoming-mails/server/testing.ts'
import { place, quote, quoteForm, rowsOf } from '../../features/orders/server/testing.ts'
import { quoteDeskOf } from '../../features/quotes/server/testing.ts'
import { saveCart } from '../../features/saved-carts/server/saved-carts.ts'
import { updateWholeList } from '../../features/work-list/server/testing.ts'
import { transaction } from '../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../platform/deliveries/queue.ts'
import { personalData } from './personal-data.ts'
import { enquiredCase } from './testing-desk.ts'
import { at, type Filling, fileValues, newFile, orderWithAll } from './testing-retention-orders.ts'
import { type TestShop, testSecrets } from './testing-shop.ts'

/** A row for each activity of the map with a period, begun just now (src/app/server/retention.test.ts). */

const password = 'vier-rozen-op-tafel'
const customerEmail = 'klant@korenmolen.example'

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
  async quotes({ shop, staff }, marker) {
    const asked = { ...quoteForm, fullName: marker, email: at(marker) }
    const number = await place(shop.visitor(), { ...quote, userWithoutAccountInformation: asked })
    await quoteDeskOf(staff, number).send(undefined, { words: marker })
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
      await parseMail(
        mailSource({
          from: `${marker} <${at(marker)}>`,
          subject: marker,
          text: marker,
          headers: { Cc: `${marker} <${at(`cc-${marker}`)}>` },
        }),
      ),
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
      const mail = email(customerMails.passwordChanged, at(marker), 'shop.example')
      await queueDeliveries(tx, { customerId }, [mail])
      await tx.$client.query(
        "update deliveries set state = 'sent', ended_at = now(), last_error = $1 where recipient = $2",
        [marker, at(marker)],
      )
    }),
  events: ({ shop, customerId }, marker) =>
    transaction(shop.testDatabase.database, tx =>
      appendEvent(tx, {
        type: customerEvents.changed,
        actor: { kind: 'customer', id: customerId },
        customerId,
        values: { phoneNumber: { before: marker, after: marker } },
      }),
    ),
  async 'staff-sessions'({ shop }, marker) {
    // In use until it ends.
    await rowsOf(shop, 'update staff_sessions set user_agent = $1, last_seen_at = expires_at', [marker])
  },
  async colleagues({ shop, staff }, marker) {
    const { id } = staff.colleague
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
    await ofColleague("insert into stream_filters (staff_id, filter) values ($1, 'mails')")
  },
  async 'case-presence'({ shop, staff }) {
    await rowsOf(
      shop,
      `insert into case_presence (staff_id, tab, case_id, is_writing)
         select $1, gen_random_uuid(), max(id), false from cases`,
      [staff.colleague.id],
    )
  },
  async 'completed-promises'({ shop, staff }) {
    await rowsOf(
      shop,
      `insert into completed_promises (case_id, staff_id, due_at, completed_at)
         select max(id), $1, now(), now() from cases`,
      [staff.colleague.id],
    )
  },
  async 'bulk-jobs'({ shop, staff }, marker) {
    const { id } = staff.colleague
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
  'draft-files': async ({ shop, staff }, marker) => {
    const { id } = staff.colleague
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
  const staff = await shop.staff('beheerder')
  for (const [name, fill] of Object.entries(filled))
    await fill({ shop, mailFolder, customerId, staff }, markerOf(name))
  await updateWholeList(shop)
  return Object.keys(filled)
}
