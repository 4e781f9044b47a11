import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { siteForms } from '../../../content/site-forms.ts'
import { submitForm } from '../../features/forms/server/submit-form.ts'
import { usualBackOff } from '../../platform/deliveries/claim.ts'
import { deliverNext, usualAttemptMs } from '../../platform/deliveries/deliver.ts'
import { mailsPerHour } from '../../platform/deliveries/recipient-limit.ts'
import type { WebhookOutcome, WebhookRequest } from '../../platform/outside/webhook.ts'
import { startTestShop, type TestShop } from '../server/testing-shop.ts'
import { testSenders } from './testing.ts'

const call = vi.fn<(request: WebhookRequest) => Promise<WebhookOutcome>>()
const onTrouble = vi.fn()
let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  vi.resetAllMocks()
  await shop.testDatabase.pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
  const form = siteForms.webinar
  if (!form) throw new Error('There is a webinar form')
  const staff = 'verkoop@shop.example'
  await submitForm(
    {
      database: shop.testDatabase.database,
      mailboxes: { verkoop: staff, service: staff, personeel: staff },
      mailDomain: 'shop.example',
      webhooks: ['webinar'],
      callBy: () => new Date(),
      onMailQueued: () => undefined,
    },
    form,
    [{ name: 'email', label: 'E-mailadres', value: 'jan@jansen.example' }],
  )
  await shop.testDatabase.pool.query("delete from deliveries where channel = 'email'")
})

const callNext = (addresses: Record<string, string> = { webinar: 'https://webinars.example/hook' }) => {
  const { database } = shop.testDatabase
  return deliverNext({
    database,
    send: testSenders(database, { addresses, callWebhook: call }),
    backOff: usualBackOff,
    attemptMs: usualAttemptMs,
    mailsPerHour,
    onTrouble: ({ kind }, _, reason) => onTrouble(kind, reason),
  })
}
const row = async () =>
  (
    await shop.testDatabase.pool.query(
      'select state, attempts, last_error, due_at > now() as waits from deliveries',
    )
  ).rows[0]
const makeDue = () => shop.testDatabase.pool.query('update deliveries set due_at = now()')

test('a registration is told once, with what was filled in', async () => {
  call.mockResolvedValue({ kind: 'delivered' })
  expect(await callNext()).toBe(true)
  expect(call.mock.calls[0]?.[0]).toMatchObject({
    url: new URL('https://webinars.example/hook'),
    body: { formId: 'webinar', fields: { email: 'jan@jansen.example' } },
  })
  expect(await row()).toMatchObject({ state: 'sent', attempts: 1 })
  expect(await callNext()).toBe(false)
})

test('one that failed is tried again later, under the same id', async () => {
  call.mockResolvedValueOnce({ kind: 'failed', reason: 'it answered 503' })
  call.mockResolvedValueOnce({ kind: 'delivered' })
  await callNext()
  expect(await row()).toMatchObject({ state: 'queued', last_error: 'it answered 503', waits: true })
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith('webinar', 'it answered 503')
  expect(await callNext()).toBe(false)
  await makeDue()
  await callNext()
  const [first, second] = call.mock.calls.map(([request]) => request.id)
  expect(second).toBe(first)
  expect(await row()).toMatchObject({ state: 'sent', attempts: 2 })
})

test('one that was refused, or that failed for days, is over', async () => {
  call.mockResolvedValue({ kind: 'refused', reason: 'it answered 410' })
  await callNext()
  expect(await row()).toMatchObject({ state: 'dead', last_error: 'it answered 410' })

  await shop.testDatabase.pool.query(
    `update deliveries set state = 'queued', ended_at = null, due_at = now(), not_before = now() - interval '6 days'`,
  )
  call.mockResolvedValue({ kind: 'failed', reason: 'it answered 500' })
  await callNext()
  expect(await row()).toMatchObject({ state: 'dead', last_error: 'it answered 500' })
})

test('one whose address was taken away waits for another', async () => {
  await callNext({})
  expect(call).not.toHaveBeenCalled()
  expect(await row()).toMatchObject({ state: 'queued', last_error: 'it has no address' })
})
