import { randomUUID } from 'node:crypto'
import { signInAtDesk } from '../../e2e/support/desk.ts'
import { deskPaths } from '../../src/features/desk/components/desk-paths.ts'
import { type Screen, screen, type Visitor } from './screen.ts'

/** Webhooks at the desk: one that works, one that fails and one that is new. */

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

async function open(visitor: Visitor, path: string): Promise<void> {
  await withWebhooks(visitor)
  await visitor.page.goto(path)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
}

export const webhookScreens: readonly Screen[] = [
  screen('desk-webhooks', visitor => open(visitor, deskPaths.webhooks)),
  screen('desk-webhook-failing', visitor => open(visitor, deskPaths.webhook(ids.fails))),
  screen('desk-webhook-new', visitor => open(visitor, deskPaths.newWebhook)),
  screen('desk-webhook-message', visitor => open(visitor, deskPaths.webhookMessage(ids.fails, ids.message))),
]
