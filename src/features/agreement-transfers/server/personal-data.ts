import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

const ofTransfer = [
  of('contact', 'name'),
  of('contact', 'organisation'),
  of('contact', 'address'),
  of('contact', 'order'),
] as const

export const personalData: PersonalData = {
  tables: {
    agreement_transfers: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        holds_from: [of('contact', 'order')],
        from_company: [of('contact', 'organisation')],
        to_company: [of('contact', 'organisation')],
        reason: [of('contact', 'words')],
        begun_at: [of('colleague', 'trace')],
        begun_by: [of('colleague', 'reference')],
        from_asked_at: [of('contact', 'trace')],
        to_asked_at: [of('contact', 'trace')],
        from_agreed_at: [of('signatory', 'trace')],
        to_agreed_at: [of('signatory', 'trace')],
        from_consents: [of('signatory', 'words')],
        to_consents: [of('signatory', 'words')],
        approved_at: [of('colleague', 'trace')],
        approved_by: [of('colleague', 'reference')],
        ended_at: [of('contact', 'trace')],
      },
      nobody: ['id', 'outcome'],
    },
  },
  messages: {
    'transfer-link': { to: 'contact', tells: ofTransfer },
    'transfer-given': { to: 'contact', tells: ofTransfer },
    'transfer-taken': { to: 'contact', tells: [...ofTransfer, of('payer', 'payment')] },
    'transfer-ended': { to: 'contact', tells: ofTransfer },
  },
}
