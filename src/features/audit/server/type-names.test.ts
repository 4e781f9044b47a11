import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StaffVisitor, startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { scopes } from '../../api-clients/scopes.ts'
import { callOutcomeNames } from '../../cases/call-outcomes.ts'
import { caseTable } from '../../cases/case-states.ts'
import { requestKinds } from '../../cases/customer-requests.ts'
import { closingReasons, reasonsFor, takeBackReasons } from '../../cases/state-reasons.ts'
import { registeredCustomer } from '../../customers/server/testing.ts'
import { eventFactNames } from '../../events/event-facts.ts'
import { appendEvent, type EventType, type NewEvent } from '../../events/server/events.ts'
import { mailNatures } from '../../incoming-mails/received-mail.ts'
import { productEndReasonNames } from '../../inventory/product-end.ts'
import { mailKindNames } from '../../mails/texts.ts'
import { caseIdOf, order, place } from '../../orders/server/testing.ts'
import { portInRefusalNames, portInSteps } from '../../porting/port-in.ts'
import { portInStates } from '../../porting/port-in-states.ts'
import { type AuditEntry, AuditLog, auditCalls } from '../contract.ts'
import { auditFieldNames, auditTypeName } from '../texts.ts'
import { typeNames } from './audit-names.ts'

const { auditLog, exportAudit } = auditCalls

let shop: TestShop
let admin: StaffVisitor
let colleague: StaffVisitor
let customerId: string
let number: string
let caseId: number
beforeAll(async () => {
  shop = await startTestShop()
  ;[admin, colleague] = [await shop.staff('beheerder'), await shop.staff('verkoop')]
  customerId = (await registeredCustomer(shop)).id
  number = await place(shop.visitor(), order)
  caseId = await caseIdOf(shop, number)
})
afterAll(() => shop.stop())

const someId = '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
const moment = '2026-11-24T13:05:00.000Z'
const [before, after] = [
  { monthlyInCents: 5100, oneTimeInCents: 0 },
  { monthlyInCents: 6250, oneTimeInCents: 4900 },
]
type Sample = Omit<NewEvent, 'type' | 'actor'>
const ofCase = (facts: Sample): Sample => ({
  caseId,
  ...facts,
  data: { version: 3, act: someId, ...facts.data },
})
const version = { quote: someId, number: 2 }

/** An event of each kind with realistic data; a new kind does not compile without one. */
const samples: Readonly<Record<EventType, () => readonly Sample[]>> = {
  'case-opened': () => [ofCase({ customerId, data: { channel: 'phone' } })],
  'case-viewed': () => [ofCase({ customerId })],
  'case-assigned': () => [
    ofCase({ changedFields: ['assigneeId'], data: { from: null, to: colleague.colleague.id } }),
    ofCase({ changedFields: ['assigneeId'], data: { from: someId, to: null } }),
    ofCase({ changedFields: ['assigneeId'], data: { from: null, to: someId, rule: 'Glasvezel naar Noor' } }),
  ],
  'call-planned': () => [ofCase({ changedFields: ['dueAt'], data: { plannedFor: moment, before: moment } })],
  'case-snoozed': () => [
    ofCase({ data: { day: '2026-12-04', untilAnswer: false } }),
    ofCase({ data: { day: '2026-12-04', untilAnswer: true } }),
  ],
  'snooze-ended': () => [ofCase({})],
  'call-done': () =>
    callOutcomeNames.map(outcome =>
      ofCase({ changedFields: ['dueAt'], data: { outcome, plannedFor: moment } }),
    ),
  'delivery-planned': () =>
    [null, '2026-11-30'].map(earlier =>
      ofCase({
        changedFields: ['deliveryPlan'],
        data: { day: '2026-12-01', partOfDay: 'morning', before: earlier },
        values: { installer: { before: null, after: 'Piet' } },
      }),
    ),
  'port-in-changed': () =>
    portInSteps.flatMap(step =>
      portInRefusalNames.map(refusal =>
        ofCase({
          changedFields: ['portIn'],
          data: {
            position: 1,
            step,
            from: 'requested',
            to: 'planned',
            day: '2026-12-01',
            before: '2026-11-30',
            refusal,
          },
        }),
      ),
    ),
  ...(Object.fromEntries(
    (['parcel-added', 'parcel-corrected', 'parcel-removed'] as const).map(type => [
      type,
      () => [
        ofCase({
          changedFields: ['trackingCode'],
          values: {
            carrier: { before: null, after: 'PostNL' },
            trackingCode: { before: null, after: '3SABC1' },
          },
        }),
      ],
    ]),
  ) as Record<'parcel-added' | 'parcel-corrected' | 'parcel-removed', () => ReturnType<typeof ofCase>[]>),
  'product-ended': () =>
    productEndReasonNames.map(reason => ofCase({ data: { position: 1, day: '2026-12-31', reason } })),
  'check-done': () =>
    (['kvk', 'vat', 'address'] as const).flatMap(check =>
      ['known', 'unknown', 'not-checked'].map(standing =>
        ofCase({ changedFields: [check], data: { check, standing, byHand: standing === 'known' } }),
      ),
    ),
  'case-linked': () => [ofCase({ data: { linked: number } })],
  'case-unlinked': () => [ofCase({ data: { linked: number } })],
  'note-written': () => [ofCase({ data: { note: someId } })],
  'message-sent': () => [ofCase({ data: { message: someId, startsAt: moment, before: moment } })],
  'message-withdrawn': () => [ofCase({ data: { message: someId } })],
  'reply-template-saved': () => [{ data: { template: 'Levering: het wordt later', number: 2 } }],
  'reply-template-removed': () => [{ data: { template: 'Levering: het wordt later' } }],
  'mail-received': () => mailNatures.map(nature => ofCase({ data: { mail: someId, nature } })),
  'mail-sent-again': () =>
    Object.keys(mailKindNames).map(kind => ofCase({ data: { kind, delivery: 12, queued: 13, mail: 12 } })),
  'mail-bounced': () => Object.keys(mailKindNames).map(kind => ofCase({ data: { kind, delivery: 12 } })),
  'address-confirmed': () => [ofCase({})],
  'quote-made': () => [ofCase({ data: { number: '941299992' } })],
  'quote-sent': () => [ofCase({ data: { ...version, totals: after } })],
  'quote-opened': () => [ofCase({ data: version })],
  'quote-asked': () => [
    ofCase({ data: version, values: { words: { before: null, after: 'Wat kost het?' } } }),
  ],
  'quote-accepted': () => [ofCase({ data: { ...version, order: number } })],
  'quote-declined': () => [ofCase({ data: version, values: { words: { before: null, after: 'Te duur' } } })],
  'quote-withdrawn': () => [ofCase({ data: version })],
  'lines-proposed': () => [ofCase({ data: { change: someId, before, after } })],
  'lines-changed': () => [
    ofCase({ data: { change: someId, before, after, proposedBy: colleague.colleague.id } }),
  ],
  'lines-declined': () => [ofCase({ data: { change: someId, before, after } })],
  'line-change-withdrawn': () => [ofCase({ data: { change: someId } })],
  'cancel-asked': () => [ofCase({ values: { words: { before: null, after: 'Wij verhuizen' } } })],
  'change-asked': () => [ofCase({ values: { words: { before: null, after: 'Een dag later' } } })],
  'request-settled': () => requestKinds.map(request => ofCase({ data: { settled: 12, request } })),
  'case-taken-along': () => [ofCase({ customerId })],
  'follow-link-revoked': () => [ofCase({})],
  'state-changed': () =>
    Object.keys(caseTable('order').states)
      .flatMap(to =>
        [undefined, ...Object.keys(reasonsFor('order', to))].map(reason =>
          ofCase({
            changedFields: ['state'],
            data: { from: 'inProgress', to, ...(reason !== undefined && { reason }) },
          }),
        ),
      )
      .concat(
        Object.keys(takeBackReasons).map(reason =>
          ofCase({
            changedFields: ['state'],
            data: { from: 'completed', to: 'inProgress', reason, takenBack: true },
          }),
        ),
      ),
  'case-corrected': () => [
    ofCase({
      changedFields: ['name', 'email', 'phone', 'address', 'organizationAddress', 'invoice'],
      values: {
        name: { before: 'Lotte', after: 'Lotte van den Heuvel' },
        address: { before: 'Frederiksplein 42', after: 'Frederiksplein 44' },
      },
    }),
  ],
  'customer-changed': () => [
    { customerId, changedFields: ['iban'] },
    { customerId, changedFields: ['contactEmail'] },
    { customerId, changedFields: ['sessions'], data: { ended: 2 } },
    {
      customerId,
      changedFields: ['gender', 'technicalPerson.email'],
      values: {
        gender: { before: 'MALE', after: 'FEMALE' },
        'technicalPerson.email': { before: null, after: 'ict@bakkerij.example' },
        'technicalPerson.contactType': { before: null, after: 'technical' },
      },
    },
  ],
  'customer-blocked': () => [
    { customerId, data: { ended: 1 }, values: { reason: { before: null, after: 'Betaalt niet' } } },
  ],
  'customer-unblocked': () => [{ customerId, values: { reason: { before: 'Betaalt niet', after: null } } }],
  'customer-viewed': () => [{ customerId }, { data: { registration: someId } }],
  'prospect-viewed': () => [{ data: { prospect: someId } }],
  'iban-viewed': () => [{ customerId }],
  'file-viewed': () => [ofCase({})],
  'link-sent': () => [
    { customerId, data: { purpose: 'password-reset' } },
    { data: { purpose: 'activation', registration: someId } },
  ],
  'test-mail-sent': () => [{ data: { act: someId } }],
  'revision-made': () => [{ data: { revision: 'Prijzen 2027' } }],
  'revision-approved': () => [{ data: { revision: 'Prijzen 2027' } }],
  'revision-planned': () => [{ data: { revision: 'Prijzen 2027', startsAt: moment } }],
  'revision-undone': () => [
    { data: { revision: 'Prijzen 2027', startsAt: moment, why: 'Een prijs was fout' } },
  ],
  'cases-exported': () => [{ data: { count: 312 } }],
  'webhook-saved': () => [{ data: { receiver: 'CRM' } }],
  'webhook-removed': () => [{ data: { receiver: 'CRM' } }],
  'webhook-secret-made': () => [{ data: { receiver: 'CRM' } }],
  'webhook-secret-removed': () => [{ data: { receiver: 'CRM' } }],
  'webhook-replayed': () => [{ data: { receiver: 'CRM', count: 3 } }],
  'webhook-failing': () => [{ data: { receiver: 'CRM', subscription: someId } }],
  'webhook-switched-off': () => [{ data: { receiver: 'CRM', subscription: someId } }],
  'audit-exported': () => [
    {
      data: {
        wie: colleague.colleague.id,
        door: 'staff',
        soort: 'state-changed',
        van: '2026-11-01',
        tot: '2026-11-24',
        zaak: number,
        vorm: 'sollicitatie',
        klant: customerId,
        koppeling: someId,
      },
    },
  ],
  'api-client-made': () => [{ data: { client: someId, ending: 'x7Qa' } }],
  'api-client-changed': () => [
    {
      changedFields: [
        'name',
        'scopes',
        'networks',
        'expiresOn',
        'sendsMails',
        'callsPerMinute',
        'contactEmail',
      ],
      data: { client: someId, given: [...scopes, 'later:read'], withdrawn: [] },
    },
  ],
  'api-client-revoked': () => [{ data: { client: someId } }],
  'api-key-made': () => [{ data: { client: someId, ending: 'x7Qa' } }],
  'api-key-revoked': () => [{ data: { client: someId, ending: 'x7Qa' } }],
  'values-erased': () => [ofCase({ changedFields: Object.keys(auditFieldNames) })],
  'dead-letters-reported': () => [{}],
  'staff-signed-in': () =>
    ['authenticator', 'recovery-code', null].map(secondFactor => ({
      staffId: colleague.colleague.id,
      data: { secondFactor },
    })),
  'staff-invited': () => [
    {
      staffId: colleague.colleague.id,
      data: { role: 'verkoop' },
      values: { email: { before: null, after: 'nieuw@shop.example' } },
    },
  ],
  'staff-invitation-withdrawn': () => [
    { staffId: someId, values: { email: { before: 'nieuw@shop.example', after: null } } },
  ],
  'staff-setting-changed': () => [{ changedFields: ['secondFactorRequired'], data: { isRequired: true } }],
  'staff-joined': () => [{ staffId: colleague.colleague.id }],
  'staff-changed': () =>
    [
      { changedFields: ['role'], data: { before: 'verkoop', after: 'beheerder' } },
      { changedFields: ['blocked'], data: { isBlocked: true } },
      { changedFields: ['secondFactor'], data: { isSetUp: false } },
      { changedFields: ['sessions'], data: { ended: 2 } },
      { changedFields: ['password'] },
      { changedFields: ['recoveryCodes'] },
      { changedFields: ['recoveryCodeUsed'] },
      { changedFields: ['link', 'secondFactor', 'sessions'] },
    ].map(sample => ({ staffId: colleague.colleague.id, ...sample })),
}

const kinds = Object.keys(typeNames) as EventType[]

/** The readable parts of an entry. */
const readable = ({ type, actor, about, changes, facts }: AuditEntry) => [
  auditTypeName(type),
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
  ...eventFactNames.filter(
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

async function written(type: EventType): Promise<AuditEntry[]> {
  const written = samples[type]()
  for (const sample of written)
    await transaction(shop.testDatabase.database, tx =>
      // Other tests write no daily events here.
      appendEvent(tx, { type, actor: { kind: 'staff', id: colleague.colleague.id }, ...sample }),
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

  const told = async (type: EventType) =>
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
