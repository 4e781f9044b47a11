import { afterAll, describe, expect, it } from 'vitest'
import { formName } from '../../../../content/site-forms.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { csvCell } from '../../../common/csv.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { apiClientCalls } from '../../api-clients/contract-desk.ts'
import { caseEvents } from '../../cases/events.ts'
import { DeskCustomer, deskCustomerCalls } from '../../customers/contract-desk.ts'
import { newCustomer, orderOf } from '../../customers/server/mijn/testing.ts'
import { registeredCustomer } from '../../customers/server/testing.ts'
import { appendEvent } from '../../events/server/events.ts'
import { application, sentForm } from '../../forms/server/testing.ts'
import { order, place, rowsOf } from '../../orders/server/testing.ts'
import { passDeskMinutes } from '../../staff/server/testing.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import { documentedRequests } from '../../tmf/server/kit/testing-docs.ts'
import { webhookCalls } from '../../webhooks/contract-desk.ts'
import { type AuditEntry, AuditLog, auditCalls } from '../contract.ts'

const { auditLog, exportAudit } = auditCalls
const { correctContacts, deskCustomer } = deskCustomerCalls

const shop = await startTestShop()
const sales = await shop.staff('verkoop')
const admin = await shop.staff('beheerder')
afterAll(() => shop.stop())

async function log(query: Record<string, string> = {}): Promise<AuditLog> {
  const response = await admin.get(`${auditLog.path}?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return AuditLog.parse(await response.json())
}
const types = ({ entries }: { entries: readonly AuditEntry[] }) => entries.map(({ type }) => type)
const exported = (body: object, visitor = admin) => visitor.post(exportAudit.path, { body })

/** A customer whose contact person is called otherwise from now on. */
async function renamed(firstName: string): Promise<string> {
  const { id } = await registeredCustomer(shop)
  const page = DeskCustomer.parse(await (await sales.get(endpoint(deskCustomer, { id }).path)).json())
  const { gender, lastName, contactDetails } = page.contact
  const body = { gender, firstName, lastName, contactDetails, technicalPerson: null, version: page.version }
  const response = await sales.change('PUT', endpoint(correctContacts, { id }).path, { body })
  expect(response.status).toBe(200)
  return id
}

describe('the log', () => {
  it('names the form that a case came in with, and is filtered by it or by the kind', async () => {
    const ordered = await place(shop.visitor(), order)
    const called = await sentForm(shop, 'bel-mij-terug', { naam: 'Piet', telefoon: '+31201234567' })
    const applied = await sentForm(shop, 'sollicitatie', application)
    const aboutOf = async (vorm: string) =>
      (await log({ vorm })).entries.flatMap(({ about }) => about.filter(({ kind }) => kind === 'case'))
    expect(await aboutOf('bel-mij-terug')).toEqual([
      { kind: 'case', number: called, name: formName('bel-mij-terug') },
    ])
    expect(await aboutOf('sollicitatie')).toEqual([
      { kind: 'case', number: applied, name: formName('sollicitatie') },
    ])
    expect(await aboutOf('order')).toContainEqual({ kind: 'case', number: ordered, name: 'Bestelling' })
    expect(JSON.stringify(await aboutOf('order'))).not.toContain(called)
    expect((await aboutOf('form')).length).toBe(2)
    expect((await log({ vorm: 'bestaat-niet' })).entries).toEqual([])
    expect((await admin.get(`${auditLog.path}?vorm=${encodeURIComponent("x' or 1=1")}`)).status).toBe(422)
    const { forms } = await log()
    expect(forms).toContainEqual({ id: 'sollicitatie', name: formName('sollicitatie') })
    const file = await (await exported({ vorm: 'sollicitatie' })).text()
    expect(file).toContain(`${formatOrderNumber(applied)} ${formName('sollicitatie')}`)
    expect(file).not.toContain(formatOrderNumber(called))
  })

  it('has who did what with whom, when, from what to what, newest first', async () => {
    const id = await renamed('Sanne')
    const { entries, staff } = await log({ klant: id })
    expect(entries).toMatchObject([
      {
        type: 'customer-changed',
        actor: { kind: 'staff', id: sales.colleague.id, name: sales.colleague.name },
        about: [{ kind: 'customer', id, name: 'Bakkerij De Korenmolen B.V.' }],
        changes: expect.arrayContaining([{ field: 'voornaam', before: 'Lotte', after: 'Sanne' }]),
      },
      { type: 'customer-viewed', changes: [], facts: [] },
    ])
    expect(staff).toEqual(
      expect.arrayContaining([
        { id: sales.colleague.id, name: sales.colleague.name },
        { id: admin.colleague.id, name: admin.colleague.name },
      ]),
    )
  })

  it('has what customers and visitors did, by the number of a case however it is written', async () => {
    const number = await place(shop.visitor(), order)
    for (const zaak of [number, formatOrderNumber(number), ` ${formatOrderNumber(number)} `])
      expect(await log({ zaak })).toMatchObject({
        entries: [
          { type: 'case-opened', actor: { kind: 'visitor', name: null }, about: [{ kind: 'case', number }] },
        ],
      })
    const customer = await newCustomer(shop)
    const own = await orderOf(customer)
    expect((await log({ zaak: own })).entries).toMatchObject([
      { actor: { kind: 'customer', id: customer.id, name: 'Bakkerij De Korenmolen B.V.' } },
    ])
    expect((await log({ zaak: '111111111' })).entries).toEqual([])
  })

  it('says from which state to which, and what else is known, but nothing that is for programs', async () => {
    const number = await place(shop.visitor(), order)
    const [{ id } = { id: 0 }] = await rowsOf<{ id: string }>(
      shop,
      'select id from cases where number = $1',
      [number],
    )
    await transaction(shop.testDatabase.database, tx =>
      appendEvent(tx, {
        type: caseEvents.stateChanged,
        actor: { kind: 'system' },
        caseId: Number(id),
        changedFields: ['state'],
        data: { from: 'inProgress', to: 'cancelled', reason: 'customer-request', act: 'x', version: 2 },
      }),
    )
    expect((await log({ zaak: number })).entries[0]).toMatchObject({
      changes: [{ field: 'status', before: 'in behandeling', after: 'geannuleerd' }],
      facts: [{ name: 'reden', value: 'Op verzoek van de klant' }],
    })
  })

  it('is filtered by colleague, group, kind and days in the Netherlands', async () => {
    await renamed('Sofie')
    const { entries } = await log({ wie: sales.colleague.id })
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.every(({ actor }) => actor.id === sales.colleague.id)).toBe(true)
    expect(new Set(types(await log({ soort: 'customer-viewed' })))).toEqual(new Set(['customer-viewed']))
    const visitors = await log({ door: 'visitor' })
    expect(new Set(visitors.entries.map(({ actor }) => actor.kind))).toEqual(new Set(['visitor']))

    const { id } = await registeredCustomer(shop)
    // Five minutes before a day of the Netherlands begins, and five minutes after.
    await rowsOf(
      shop,
      `insert into events (occurred_at, actor_kind, customer_id, type) values
         ('2026-07-09T21:55:00Z', 'system', $1, 'customer-changed'), ('2026-07-09T22:05:00Z', 'system', $1, 'values-erased')`,
      [id],
    )
    expect(types(await log({ klant: id, van: '2026-07-10', tot: '2026-07-10' }))).toEqual(['values-erased'])
    expect(types(await log({ klant: id, tot: '2026-07-09' }))).toEqual(['customer-changed'])
    expect(types(await log({ klant: id, van: '', tot: '' }))).toHaveLength(2)
  })

  it('is filtered by a client of the API: what it did, what was done with it and its webhooks, in order', async () => {
    const { clientId, post } = await tmfClient(shop, { name: 'CRM' })
    await tmfClient(shop, { name: 'Ander systeem' })
    const [webhook] = await rowsOf<{ id: string }>(
      shop,
      `insert into webhook_subscriptions (id, client_id, name, url, format, types)
       values (gen_random_uuid(), $1, 'CRM', 'https://crm.example', 'standard', '{order.created}') returning id`,
      [clientId],
    )
    const remove = endpoint(webhookCalls.removeWebhook, { id: webhook?.id ?? '' })
    expect((await admin.change('DELETE', remove.path)).status).toBe(204)
    const placed = await post(
      '/tmf-api/productOrderingManagement/v4/productOrder',
      documentedRequests('orders.md')[0]?.body,
    )
    expect(placed.status).toBe(201)
    const revoke = endpoint(apiClientCalls.revokeApiClient, { id: clientId })
    expect((await admin.change('DELETE', revoke.path)).status).toBe(204)
    const found = await log({ koppeling: clientId })
    expect(types(found)).toEqual(['api-client-revoked', 'case-opened', 'webhook-removed'])
    expect(found.entries.map(({ actor }) => actor.name)).toEqual([
      admin.colleague.name,
      'CRM',
      admin.colleague.name,
    ])
    expect(found.clients).toContainEqual({ id: clientId, name: 'CRM' })
    const [newest, ...older] = found.entries
    expect(await log({ koppeling: clientId, na: String(newest?.id) })).toMatchObject({ entries: older })
    expect(types(await log({ koppeling: clientId, door: 'client' }))).toEqual(['case-opened'])
    expect(types(await log({ koppeling: clientId, zaak: '000000000' }))).toEqual([])
    const file = await (await exported({ koppeling: clientId })).text()
    expect(file.trimEnd().split('\r\n')).toHaveLength(4)
    const [exportedBy] = (await log({ soort: 'audit-exported' })).entries
    expect(exportedBy?.facts).toContainEqual({ name: 'koppeling', value: 'CRM' })
  })

  it('goes on where the page before ended', async () => {
    const { id } = await registeredCustomer(shop)
    await rowsOf(
      shop,
      `insert into events (actor_kind, customer_id, type)
       select 'system', $1, 'values-erased' from generate_series(1, 60)`,
      [id],
    )
    const first = await log({ klant: id })
    const second = await log({ klant: id, na: String(first.next) })
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null])
  })

  it.each([
    { van: 'gisteren' },
    { tot: '2026-02-31' },
    { tot: '2026-13-01' },
    { wie: 'x' },
    { koppeling: 'x' },
    { door: 'niemand' },
    { na: '0' },
  ])('refuses what no page asks for: %j', async query => {
    expect((await admin.get(`${auditLog.path}?${new URLSearchParams(query)}`)).status).toBe(422)
  })

  it('is not for who sells', async () => {
    expect((await sales.get(auditLog.path)).status).toBe(403)
    expect((await exported({}, sales)).status).toBe(403)
  })
})

describe('the export', () => {
  it('has all that fits the filter as a file, more than a page of it, and is itself in the log', async () => {
    const { id } = await registeredCustomer(shop)
    await rowsOf(
      shop,
      `insert into events (actor_kind, customer_id, type)
       select 'system', $1, 'values-erased' from generate_series(1, 1200)`,
      [id],
    )
    const response = await exported({ klant: id })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="logboek.csv"')
    const lines = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await response.arrayBuffer())
      .trimEnd()
      .split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFF"Nummer";"Moment";"Door";"Wie";"Wat";"Zaak";"Klant";"Collega";"Gewijzigd";"Bijzonderheden"',
    )
    expect(lines).toHaveLength(1201)
    expect((await log({ soort: 'audit-exported' })).entries[0]).toMatchObject({
      actor: { id: admin.colleague.id },
      facts: [{ name: 'klant', value: 'Bakkerij De Korenmolen B.V.' }],
    })
  })

  it('runs nothing in the spreadsheet that opens it, whatever a customer is called', async () => {
    const id = await renamed('=1+1')
    const text = await (await exported({ klant: id })).text()
    expect(text).toContain('voornaam: Lotte → =1+1')
    expect(text).not.toMatch(/(^|;)"?[=+@-]/m)
  })

  it.each([
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['+31 20', '"\'+31 20"'],
    ['-1', '"\'-1"'],
    ['@x', '"\'@x"'],
    ['\tx', '"\'\tx"'],
    ['a;"b"', '"a;""b"""'],
    ['gewoon', '"gewoon"'],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it('asks who has not shown for a while that it is him', async () => {
    await passDeskMinutes(shop, 11)
    const response = await exported({})
    expect({ status: response.status, code: (await response.json()).code }).toEqual({
      status: 403,
      code: 'confirm-first',
    })
  })
})
