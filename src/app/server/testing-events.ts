import { productEndReasonNames } from '../../features/agreements/product-end.ts'
import { scopes } from '../../features/api-clients/scopes.ts'
import { auditFieldNames } from '../../features/audit/texts-facts.ts'
import { callOutcomeNames } from '../../features/cases/call-outcomes.ts'
import { caseTable } from '../../features/cases/case-states.ts'
import { requestKinds } from '../../features/cases/customer-requests.ts'
import { mailKinds } from '../../features/cases/mail-kinds.ts'
import { portInRefusalNames } from '../../features/cases/port-in-states.ts'
import { reasonsFor, takeBackReasons } from '../../features/cases/state-reasons.ts'
import type { NewEvent } from '../../features/events/server/events.ts'
import { portInSteps } from '../../features/porting/port-in.ts'
import type { EventName } from '../events/declared.ts'
import { mailKindNames } from '../mails/texts.ts'

const someId = '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
const moment = '2026-11-24T13:05:00.000Z'
const [before, after] = [
  { monthlyInCents: 5100, oneTimeInCents: 0 },
  { monthlyInCents: 6250, oneTimeInCents: 4900 },
]

type Sample = Omit<NewEvent, 'type' | 'actor'>
const version = { quote: someId, number: 2 }

/** A change of coverage. */
const corrected = (
  value: NonNullable<NewEvent['values']>[string],
  field: 'speeds' | 'street' = 'speeds',
): Sample => ({
  data: { place: '1017 XN 12 t/m 18 even' },
  changedFields: [field],
  values: { [field]: value },
})

/** The case, its customer and the colleague that samples tell of. */
type Subjects = {
  readonly caseId: number
  readonly number: string
  readonly customerId: string
  readonly staffId: string
}

/** Events of each kind with realistic data; a new kind does not compile without one. */
export function sampleEvents({
  caseId,
  number,
  customerId,
  staffId,
}: Subjects): Readonly<Record<EventName, readonly Sample[]>> {
  const ofCase = (facts: Sample): Sample => ({
    caseId,
    ...facts,
    data: { version: 3, act: someId, ...facts.data },
  })
  const parcel = ofCase({
    changedFields: ['trackingCode'],
    values: {
      carrier: { before: null, after: 'PostNL' },
      trackingCode: { before: null, after: '3SABC1' },
    },
  })
  return {
    'case-opened': [ofCase({ customerId, data: { channel: 'phone' } })],
    'case-viewed': [ofCase({ customerId })],
    'case-assigned': [
      ofCase({ changedFields: ['assigneeId'], data: { from: null, to: staffId } }),
      ofCase({ changedFields: ['assigneeId'], data: { from: someId, to: null } }),
      ofCase({
        changedFields: ['assigneeId'],
        data: { from: null, to: someId, rule: 'Glasvezel naar Noor' },
      }),
    ],
    'call-planned': [ofCase({ changedFields: ['dueAt'], data: { plannedFor: moment, before: moment } })],
    'case-snoozed': [
      ofCase({ data: { day: '2026-12-04', untilAnswer: false } }),
      ofCase({ data: { day: '2026-12-04', untilAnswer: true } }),
    ],
    'snooze-ended': [ofCase({})],
    'call-done': callOutcomeNames.map(outcome =>
      ofCase({ changedFields: ['dueAt'], data: { outcome, plannedFor: moment } }),
    ),
    'delivery-planned': [null, '2026-11-30'].map(earlier =>
      ofCase({
        changedFields: ['deliveryPlan'],
        data: { day: '2026-12-01', partOfDay: 'morning', before: earlier },
        values: { installer: { before: null, after: 'Piet' } },
      }),
    ),
    'port-in-changed': portInSteps.flatMap(step =>
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
    'device-received': [ofCase({ data: { position: 1, count: 2, day: '2026-12-01' } })],
    'device-missing': [ofCase({ data: { position: 1, count: 1, amountInCents: 7900 } })],
    'device-waived': [ofCase({ data: { position: 1, count: 1 } })],
    'device-return-undone': [ofCase({ data: { position: 1, count: 2 } })],
    'return-slip-sent': [ofCase({ data: { day: '2026-11-30' } })],
    'return-reminder-sent': [ofCase({ data: { day: '2026-11-30' } })],
    'parcel-added': [parcel],
    'parcel-corrected': [parcel],
    'parcel-removed': [parcel],
    'product-ended': productEndReasonNames.map(reason =>
      ofCase({ data: { position: 1, day: '2026-12-31', reason } }),
    ),
    'product-kept': [ofCase({ data: { position: 1 } })],
    'agreement-handed-over': [ofCase({ data: { day: '2026-12-31' } })],
    'notice-given': [ofCase({ data: { notice: someId, day: '2026-12-31' } })],
    'notice-withdrawn': [ofCase({ data: { notice: someId, day: '2026-12-31' } })],
    'transfer-begun': [ofCase({ data: { transfer: someId, day: '2026-12-31' } })],
    'transfer-asked': [ofCase({ data: { transfer: someId, side: 'to' } })],
    'transfer-agreed': [ofCase({ data: { transfer: someId, side: 'from' } })],
    'transfer-declined': [ofCase({ data: { transfer: someId, side: 'to' } })],
    'transfer-approved': [false, true].map(isAlone =>
      ofCase({ data: { transfer: someId, requestedBy: staffId, ...(isAlone && { isAlone }) } }),
    ),
    'transfer-registered': [ofCase({ data: { transfer: someId, day: '2026-12-31' } })],
    'transfer-kvk-checked': [true, false].map(byHand => ofCase({ data: { transfer: someId, byHand } })),
    'transfer-cancelled': [ofCase({ data: { transfer: someId, day: '2026-12-31' } })],
    'transfer-lapsed': [ofCase({ data: { transfer: someId, day: '2026-12-31' } })],
    'check-done': (['kvk', 'vat', 'address'] as const).flatMap(check =>
      ['known', 'unknown', 'not-checked'].map(standing =>
        ofCase({ changedFields: [check], data: { check, standing, byHand: standing === 'known' } }),
      ),
    ),
    'case-linked': [ofCase({ data: { linked: number } })],
    'case-unlinked': [ofCase({ data: { linked: number } })],
    'note-written': [ofCase({ data: { note: someId } })],
    'message-sent': [ofCase({ data: { message: someId, startsAt: moment, before: moment } })],
    'message-withdrawn': [ofCase({ data: { message: someId } })],
    'coverage-correction-made': [corrected({ before: null, after: '1000/1000 Mbit/s' })],
    'coverage-correction-changed': [corrected({ before: '100/100 Mbit/s', after: '1000/1000 Mbit/s' })],
    'coverage-correction-ended': [corrected({ before: '1000/1000 Mbit/s', after: null })],
    'coverage-correction-resumed': [corrected({ before: null, after: '1000/1000 Mbit/s' })],
    'address-added': [corrected({ before: null, after: 'Frederiksplein' }, 'street')],
    'added-address-changed': [corrected({ before: 'Nieuwstraat', after: 'Frederiksplein' }, 'street')],
    'added-address-ended': [corrected({ before: 'Frederiksplein', after: null }, 'street')],
    'added-address-resumed': [corrected({ before: null, after: 'Frederiksplein' }, 'street')],
    'reply-template-saved': [{ data: { template: 'Levering: het wordt later', number: 2 } }],
    'reply-template-removed': [{ data: { template: 'Levering: het wordt later' } }],
    'mail-received': mailKinds.flatMap(nature =>
      [true, false].map(asks => ofCase({ data: { mail: someId, nature, asks } })),
    ),
    'mail-reclassified': [true, false].map(asks => ofCase({ data: { classified: 12, asks } })),
    'mail-sent-again': Object.keys(mailKindNames).map(kind =>
      ofCase({ data: { kind, delivery: 12, queued: 13, mail: 12 } }),
    ),
    'mail-bounced': Object.keys(mailKindNames).map(kind => ofCase({ data: { kind, delivery: 12 } })),
    'address-confirmed': [ofCase({})],
    'document-corrected': [ofCase({ data: { document: 'mandate' } })],
    'file-infected': [
      ofCase({ data: { message: someId } }),
      ofCase({ data: { message: someId, delivery: 12 } }),
    ],
    'quote-made': [ofCase({ data: { number: '941299992' } })],
    'application-made': [ofCase({})],
    'quote-sent': [ofCase({ data: { ...version, totals: after } })],
    'quote-opened': [ofCase({ data: version })],
    'quote-asked': [ofCase({ data: version, values: { words: { before: null, after: 'Wat kost het?' } } })],
    'quote-accepted': [ofCase({ data: { ...version, order: number } })],
    'quote-declined': [ofCase({ data: version, values: { words: { before: null, after: 'Te duur' } } })],
    'quote-withdrawn': [ofCase({ data: version })],
    'lines-proposed': [ofCase({ data: { change: someId, before, after } })],
    'lines-changed': [ofCase({ data: { change: someId, before, after, proposedBy: staffId } })],
    'lines-declined': [ofCase({ data: { change: someId, before, after } })],
    'line-change-withdrawn': [ofCase({ data: { change: someId } })],
    'cancel-asked': [ofCase({ values: { words: { before: null, after: 'Wij verhuizen' } } })],
    'change-asked': [ofCase({ values: { words: { before: null, after: 'Een dag later' } } })],
    'request-settled': requestKinds.map(request => ofCase({ data: { settled: 12, request } })),
    'case-taken-along': [ofCase({ customerId })],
    'follow-link-revoked': [ofCase({})],
    'state-changed': Object.keys(caseTable('order').states)
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
    'case-corrected': [
      ofCase({
        changedFields: ['name', 'email', 'phone', 'address', 'organizationAddress', 'invoice'],
        values: {
          name: { before: 'Lotte', after: 'Lotte van den Heuvel' },
          address: { before: 'Frederiksplein 42', after: 'Frederiksplein 44' },
        },
      }),
    ],
    'customer-changed': [
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
    'customer-blocked': [
      { customerId, data: { ended: 1 }, values: { reason: { before: null, after: 'Betaalt niet' } } },
    ],
    'customer-unblocked': [{ customerId, values: { reason: { before: 'Betaalt niet', after: null } } }],
    'customer-viewed': [{ customerId }, { data: { registration: someId } }],
    'prospect-viewed': [{ data: { prospect: someId } }],
    'iban-viewed': [{ customerId }],
    'file-viewed': [ofCase({})],
    'link-sent': [
      { customerId, data: { purpose: 'password-reset' } },
      { data: { purpose: 'activation', registration: someId } },
    ],
    'test-mail-sent': [{ data: { act: someId } }],
    'revision-made': [{ data: { revision: 'Prijzen 2027' } }],
    'revision-changed': [
      {
        data: {
          revision: 'Prijzen 2027',
          products: ['11005 Zakelijk Glasvezel: Prijs: € 57,50 wordt € 60,00'],
        },
      },
    ],
    'revision-dropped': [
      { data: { revision: 'Prijzen 2027', products: ['11005 Zakelijk Glasvezel: niet meer te koop'] } },
    ],
    'import-received': [{ data: { import: 'dekking.csv', table: 'coverage', count: 3 } }],
    'import-refused': [{ data: { import: 'dekking.csv', table: 'coverage', count: 3 } }],
    'import-cut-off': [{ data: { import: 'dekking.csv', table: 'coverage' } }],
    'import-compared': [{ data: { import: 'adressen.csv', table: 'addresses', count: 3 } }],
    'import-planned': [{ data: { import: 'dekking.csv', table: 'coverage', startsAt: moment } }],
    'import-plan-withdrawn': [{ data: { import: 'dekking.csv', table: 'coverage' } }],
    'import-made-live': [{ data: { import: 'dekking.csv', table: 'coverage', count: 3 } }],
    'import-taken-back': [{ data: { import: 'dekking.csv', table: 'coverage', nowLive: 'vorige.csv' } }],
    'import-thrown-away': [{ data: { import: 'dekking.csv', table: 'coverage' } }],
    'preview-made': [{ data: { revision: 'Prijzen 2027' } }],
    'preview-ended': [{ data: { previewAt: moment } }],
    'picture-added': [{ data: { picture: '/productafbeeldingen/0a.png' } }],
    'revision-approved': [
      { data: { revision: 'Prijzen 2027' } },
      { data: { revision: 'Prijzen 2027', isAlone: true } },
    ],
    'revision-planned': [
      { data: { revision: 'Prijzen 2027', startsAt: moment } },
      {
        data: {
          revision: 'Prijzen 2027',
          startsAt: moment,
          endsAt: moment,
          warnings: ['11001 Glasvezel: dit kost niets'],
        },
      },
    ],
    'revision-undone': [
      {
        data: {
          revision: 'Prijzen 2027',
          startsAt: moment,
          why: 'Een prijs was fout',
          requestedBy: staffId,
        },
      },
    ],
    'revision-undo-requested': [
      { data: { revision: 'Prijzen 2027', startsAt: moment, why: 'Een prijs was fout' } },
    ],
    'revision-undo-refused': [
      { data: { revision: 'Prijzen 2027', why: 'De prijs klopt', requestedBy: staffId } },
    ],
    'revision-undo-withdrawn': [{ data: { revision: 'Prijzen 2027' } }],
    'cases-exported': [{ data: { count: 312 } }],
    'webhook-saved': [{ data: { receiver: 'CRM' } }],
    'webhook-removed': [{ data: { receiver: 'CRM' } }],
    'webhook-secret-made': [{ data: { receiver: 'CRM' } }],
    'webhook-secret-removed': [{ data: { receiver: 'CRM' } }],
    'webhook-replayed': [{ data: { receiver: 'CRM', count: 3 } }],
    'webhook-failing': [{ data: { receiver: 'CRM', subscription: someId } }],
    'webhook-switched-off': [{ data: { receiver: 'CRM', subscription: someId } }],
    'audit-exported': [
      {
        data: {
          wie: staffId,
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
    'api-client-made': [{ data: { client: someId, ending: 'x7Qa' } }],
    'api-client-changed': [
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
    'api-client-revoked': [{ data: { client: someId } }],
    'api-key-made': [{ data: { client: someId, ending: 'x7Qa' } }],
    'api-key-revoked': [{ data: { client: someId, ending: 'x7Qa' } }],
    'values-erased': [ofCase({ changedFields: Object.keys(auditFieldNames) })],
    'dead-letters-reported': [{}],
    'staff-signed-in': ['authenticator', 'recovery-code', null].map(secondFactor => ({
      staffId: staffId,
      data: { secondFactor },
    })),
    'staff-invited': [
      {
        staffId: staffId,
        data: { role: 'verkoop' },
        values: { email: { before: null, after: 'nieuw@shop.example' } },
      },
    ],
    'staff-invitation-withdrawn': [
      { staffId: someId, values: { email: { before: 'nieuw@shop.example', after: null } } },
    ],
    'staff-setting-changed': [{ changedFields: ['secondFactorRequired'], data: { isRequired: true } }],
    'staff-joined': [{ staffId: staffId }],
    'staff-changed': [
      { changedFields: ['role'], data: { before: 'verkoop', after: 'beheerder' } },
      { changedFields: ['blocked'], data: { isBlocked: true } },
      { changedFields: ['secondFactor'], data: { isSetUp: false } },
      { changedFields: ['sessions'], data: { ended: 2 } },
      { changedFields: ['password'] },
      { changedFields: ['recoveryCodes'] },
      { changedFields: ['recoveryCodeUsed'] },
      { changedFields: ['link', 'secondFactor', 'sessions'] },
    ].map(sample => ({ staffId: staffId, ...sample })),
  }
}
