import consents from '../../../content/consents.json' with { type: 'json' }
import type { ReportedTransfer } from '../../features/agreement-transfers/server/mails/transfers.tsx'
import { wordsOfSide } from '../../features/agreement-transfers/server/transferred.ts'
import { sampleOrder } from './testing-orders.ts'

const at = new Date('2026-11-24T10:12:00Z')
const id = '2b6f7a52-4c63-4c0e-9a52-7f6e5d4c3b2d'

const transfer = {
  id,
  caseId: sampleOrder.caseId,
  holdsFrom: '2027-01-01',
  fromCompany: sampleOrder.organization.companyName,
  toCompany: 'Molenbakkers B.V.',
  reason: '',
  begunAt: at,
  begunBy: null,
  fromAskedAt: at,
  toAskedAt: at,
  fromAgreedAt: at,
  toAgreedAt: at,
  fromConsents: null,
  toConsents: null,
  approvedAt: at,
  approvedBy: null,
  outcome: 'registered' as const,
  endedAt: at,
}

/** The bakery's fibre, which another bakery takes over in the new year. */
export const sampleTransfer: ReportedTransfer = {
  greeted: { from: 'Lotte', to: 'Ruben' },
  of: {
    order: sampleOrder,
    number: 'C482-739-166',
    lines: [
      { name: 'Zakelijk Glasvezel 500/500', quantity: 1, centsPerMonth: 5_100, lastDayOfTerm: '2029-11-30' },
      { name: 'Extra IP-adressen', quantity: 2, centsPerMonth: 1_000, lastDayOfTerm: null },
      { name: 'Router', quantity: 1, centsPerMonth: null, lastDayOfTerm: null },
    ],
    centsPerMonth: 6_100,
    longTerm: null,
    transfer: {
      ...transfer,
      fromConsents: [{ kind: 'transfer', version: null, text: wordsOfSide('from', transfer) }],
      toConsents: [
        { kind: 'transfer', version: null, text: wordsOfSide('to', transfer) },
        { kind: 'terms', version: consents.terms.version, text: consents.terms.text },
        { kind: 'direct-debit', version: '2026-11 CORE', text: consents.directDebit.text.CORE },
      ],
    },
    party: {
      id,
      caseId: sampleOrder.caseId,
      holdsFrom: transfer.holdsFrom,
      customerId: null,
      kvkNumber: '87654321',
      kvkChecked: true,
      hasCome: false,
      linkId: null,
      organization: {
        ...sampleOrder.organization,
        companyName: transfer.toCompany,
        firstName: 'Ruben',
        email: 'ruben@molenbakkers.example',
        kvkNumber: '87654321',
        ascription: 'Molenbakkers',
      },
      ibanEncrypted: Buffer.alloc(0),
      invoiceEmail: '',
      mandateReference: `MACHTIGING-${sampleOrder.orderNumber}-2`,
    },
  },
}
