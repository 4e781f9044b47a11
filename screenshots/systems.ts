import { randomUUID } from 'node:crypto'
import { signInAtDesk } from '../e2e/support/desk.ts'
import { deskPaths } from '../src/api/desk-paths.ts'
import { type Screen, screen, type Visitor, view } from './screen.ts'

/** Systems of others at the desk: clients of the API, and webhooks: one that works, one that fails and one that is new. */

const ids = { works: randomUUID(), fails: randomUUID(), message: randomUUID() }

async function withWebhooks({ page, parts: { database } }: Visitor): Promise<void> {
  const { $client: pool } = database
  await pool.query('delete from webhook_subscriptions')
  await pool.query(
    `insert into webhook_subscriptions (id, name, url, format, types, status, last_success_at, failing_since, slow_until) values
       ($1, 'CRM van de verkoop', 'https://crm.lijnhaven.example/webhook', 'standard', '{order.created,order.state-changed}', 'paused', now() - interval '4 minutes', null, null),
       ($2, 'Bezorging bij De Korenmolen Telecom Diensten', 'https://bezorging.korenmolen.example/orders/inkomend', 'standard', '{order.state-changed}', 'paused', now() - interval '2 days', now() - interval '3 hours', now() + interval '20 minutes')`,
    [ids.works, ids.fails],
  )
  // Paused above, so that the worker calls nobody; nothing is due before tomorrow.
  await pool.query(
    `insert into webhook_messages (id, subscription_id, source, type, body, state, attempts, due_at, created_at, ended_at) values
       ($1, $2, 'a', 'order.state-changed', $3, 'waiting', 3, now() + interval '1 day', now() - interval '3 hours', null),
       (gen_random_uuid(), $2, 'b', 'order.created', $3, 'failed', 10, now(), now() - interval '4 days', now()),
       (gen_random_uuid(), $2, 'c', 'webhook.test', $3, 'delivered', 1, now(), now() - interval '5 days', now())`,
    [
      ids.message,
      ids.fails,
      JSON.stringify({
        type: 'order.state-changed',
        timestamp: '2026-11-27T10:00:00.000Z',
        data: {
          id: '482739165',
          state: 'completed',
          href: 'https://shop.example/tmf-api/productOrderingManagement/v4/productOrder/482739165',
        },
      }),
    ],
  )
  await pool.query(
    `insert into webhook_attempts (message_id, at, took_ms, status, answer, error) values
       ($1, now() - interval '3 hours', 15002, null, null, 'it did not answer in time'),
       ($1, now() - interval '2 hours', 84, null, null, 'ECONNREFUSED'),
       ($1, now() - interval '1 hour', 212, 503, 'upstream connect error or disconnect/reset before headers', null)`,
    [ids.message],
  )
  await pool.query("update webhook_subscriptions set status = 'active'")
  await signInAtDesk(page, { database }, 'beheerder')
}

/** Clients of the API that were used for two weeks. */
async function addApiClients(visitor: Visitor): Promise<void> {
  const { page, parts } = visitor
  await signInAtDesk(page, { database: parts.database }, 'beheerder')
  await parts.database.$client.query(
    `with client as (
       insert into api_clients (name, is_test, scopes, networks, calls_per_minute, contact_email) values
         ('CRM', false, '{productOrder:read,productOrder:create,quote:read}', '{192.0.2.0/24}', 120, 'crm@provider.example'),
         ('Proef', true, '{productOrder:read}', '{}', 60, 'proef@provider.example')
       on conflict do nothing returning id
     ), key as (
       insert into api_keys (client_id, hash, ending, last_used_at) select id, sha256(id::text::bytea), 'x7Qa', now() from client
     ) insert into api_usage (client_id, day, calls)
       select id, current_date - back, (40 + 37 * back) % 90 from client, generate_series(0, 13) as back`,
  )
}

async function open({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function openWebhook(visitor: Visitor, path: string): Promise<void> {
  await withWebhooks(visitor)
  await open(visitor, path)
}

export const systemScreens: readonly Screen[] = [
  screen('desk-api-clients', async visitor => {
    await addApiClients(visitor)
    await open(visitor, deskPaths.apiClients)
  }),
  screen('desk-api-client', async visitor => {
    await addApiClients(visitor)
    await open(visitor, deskPaths.apiClients)
    await visitor.page.getByRole('link', { name: 'CRM' }).first().click()
    await visitor.page.getByRole('button', { name: 'Koppeling intrekken' }).waitFor()
  }),
  view('desk-api-key-shown', async visitor => {
    await signInAtDesk(visitor.page, { database: visitor.parts.database }, 'beheerder')
    await open(visitor, deskPaths.newApiClient)
    await visitor.page.getByLabel('Naam').fill('Levering')
    await visitor.page.getByLabel('Bestellingen: Lezen', { exact: true }).check()
    await visitor.page.getByLabel('E-mailadres bij problemen').fill('beheer@provider.example')
    await visitor.page.getByRole('button', { name: 'Koppeling en sleutel maken' }).click()
    await visitor.page.getByLabel('Sleutel', { exact: true }).waitFor()
  }),
  screen('desk-webhooks', visitor => openWebhook(visitor, deskPaths.webhooks)),
  screen('desk-webhook-failing', visitor => openWebhook(visitor, deskPaths.webhook(ids.fails))),
  screen('desk-webhook-new', visitor => openWebhook(visitor, deskPaths.newWebhook)),
  screen('desk-webhook-message', visitor =>
    openWebhook(visitor, deskPaths.webhookMessage(ids.fails, ids.message)),
  ),
]
