import { afterAll, describe, expect, it } from 'vitest'
import { kindOf } from '../../common/event-kind.ts'
import { formatOrderNumber } from '../../common/order-number.ts'
import { type AuditEntry, AuditLog, auditCalls } from '../../features/audit/contract.ts'
import type { Tell } from '../../features/audit/server/audit-part.ts'
import { callOutcomeNames } from '../../features/cases/call-outcomes.ts'
import { caseTable } from '../../features/cases/case-states.ts'
import { portInRefusalNames, portInStates } from '../../features/cases/port-in-states.ts'
import { closingReasons, takeBackReasons } from '../../features/cases/state-reasons.ts'
import { registeredCustomer } from '../../features/customers/server/testing.ts'
import { appendEvent } from '../../features/events/server/events.ts'
import { caseIdOf, order, place } from '../../features/orders/server/testing.ts'
import { portInSteps } from '../../features/porting/port-in.ts'
import { transaction } from '../../platform/database/pool.ts'
import type { EventFact, EventName } from '../events/declared.ts'
import { factNames } from '../events/fact-texts.ts'
import { logNameOf, logNames } from '../events/log-names.ts'
import { mailKindNames } from '../mails/texts.ts'
import { factTells } from './audit.ts'
import { sampleEvents } from './testing-events.ts'
import { startTestShop } from './testing-shop.ts'

const { auditLog, exportAudit } = auditCalls

const shop = await startTestShop()
const admin = await shop.staff('beheerder')
const colleague = await shop.staff('verkoop')
const number = await place(shop.visitor(), order)
const samples = sampleEvents({
  caseId: await caseIdOf(shop, number),
  number,
  customerId: (await registeredCustomer(shop)).id,
  staffId: colleague.colleague.id,
})
afterAll(() => shop.stop())

const kinds = Object.keys(logNames) as EventName[]

it('every fact is told by a feature', () => {
  const told: Readonly<Record<EventFact, Tell>> = factTells
  expect(Object.keys(told).toSorted()).toEqual(Object.keys(factNames).toSorted())
})

/** The readable parts of an entry. */
const readable = ({ type, actor, about, changes, facts }: AuditEntry) => [
  logNameOf(type),
  actor.name ?? '',
  ...about.map(subject => ('name' in subject ? subject.name : '')),
  ...changes.flatMap(({ field, before, after }) => [field, before ?? '', after ?? '']),
  ...facts.flatMap(({ name, value }) => [name, value]),
]

const codes = new Set<string>([
  ...kinds,
  ...Object.keys(caseTable('order').states),
  ...Object.keys(caseTable('quote').states),
  ...Object.keys(caseTable('form').states),
  ...Object.keys(closingReasons),
  ...Object.keys(takeBackReasons),
  ...[...portInStates, ...portInSteps, ...portInRefusalNames, ...callOutcomeNames],
  ...Object.keys(mailKindNames),
  ...Object.keys(factNames).filter(
    name =>
      ![
        'day',
        'van',
        'tot',
        'soort',
        'wie',
        'zaak',
        'vorm',
        'klant',
        'koppeling',
        'prospect',
        'door',
      ].includes(name),
  ),
  ...[
    'MALE',
    'FEMALE',
    'known',
    'not-checked',
    'activation',
    'password-reset',
    'phone',
    'true',
    'false',
    'null',
  ],
  ...['authenticator', 'recovery-code', 'staff', 'kvk', 'vat', 'address'],
])
// The Dutch words are the same.
for (const word of ['webinar', 'mail', 'order', 'voicemail', 'spam']) codes.delete(word)

const rawIn = (text: string): string[] => [
  ...(text.match(/[0-9a-f]{8}-[0-9a-f]{4}/gi) ?? []),
  ...(text.match(/\d{4}-\d{2}-\d{2}|T\d{2}:\d{2}/g) ?? []),
  ...(text.match(/\b[a-z]+[A-Z]\w*/g) ?? []),
  ...(text.match(/[{}[\]]|InCents|undefined/g) ?? []),
  ...(text.match(/[\w-]+/g) ?? []).filter(word => codes.has(word)),
]

async function written(type: EventName): Promise<AuditEntry[]> {
  const written = samples[type]
  for (const sample of written)
    await transaction(shop.testDatabase.database, tx =>
      // Other tests write no daily events here.
      appendEvent(tx, {
        type: kindOf(type),
        actor: { kind: 'staff', id: colleague.colleague.id },
        ...sample,
      }),
    )
  const response = await admin.get(`${auditLog.path}?soort=${type}`)
  const { entries } = AuditLog.parse(await response.json())
  expect(entries.length).toBeGreaterThanOrEqual(Math.min(written.length, 50))
  return entries.slice(0, written.length)
}

describe('the log in Dutch', () => {
  it.each(kinds)(
    'tells of %s without a code, an id, a moment of a machine or a name of the programs',
    async type => {
      for (const entry of await written(type))
        for (const text of readable(entry)) expect.soft({ text, raw: rawIn(text) }).toEqual({ text, raw: [] })
    },
  )

  it('is so in the exported file', async () => {
    const text = await (await admin.post(exportAudit.path, { body: {} })).text()
    const lines = text.trimEnd().split('\r\n').slice(1)
    expect(lines.length).toBeGreaterThan(kinds.length)
    for (const line of lines) expect.soft({ line, raw: rawIn(line) }).toEqual({ line, raw: [] })
    expect(lines.some(line => /;"\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}";/.test(line))).toBe(true)
  })

  const told = async (type: EventName) =>
    (await written(type)).map(({ changes, facts }) =>
      [
        ...changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
        ...facts.map(({ name, value }) => `${name}: ${value}`),
      ].map(line => line.replaceAll('\u00a0', ' ')),
    )

  it('has from what to what, with the names of colleagues and the words of states', async () => {
    expect(await told('case-assigned')).toEqual([
      ['behandelaar: niemand → een oud-collega', 'verdeelregel: Glasvezel naar Noor'],
      ['behandelaar: een oud-collega → niemand'],
      [`behandelaar: niemand → ${colleague.colleague.name}`],
    ])
    expect(await told('state-changed')).toContainEqual(['status: in behandeling → geleverd'])
    expect(await told('delivery-planned')).toContainEqual([
      'leverdag: ma 30 nov 2026 → di 1 dec 2026',
      'monteur: null → Piet',
      'dagdeel: tussen 8 en 12 uur',
    ])
    expect(await told('staff-changed')).toContainEqual(['rol: Verkoop → Beheerder'])
  })

  it('has amounts in euros, moments in Dutch time and numbers of cases as people write them', async () => {
    expect(await told('lines-changed')).toEqual([
      [
        'bedrag per maand: € 51,00 → € 62,50',
        'bedrag eenmalig: € 0,00 → € 49,00',
        `voorgesteld door: ${colleague.colleague.name}`,
      ],
    ])
    expect(await told('call-planned')).toEqual([
      ['belafspraak: di 24 nov 2026, 14:05 → di 24 nov 2026, 14:05'],
    ])
    expect(await told('quote-accepted')).toEqual([['versie: 2', `bestelling: ${formatOrderNumber(number)}`]])
  })
})
