import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { numberOfCase } from '../../cases/server/open-case.ts'
import { organizationData } from '../../customers/server/personal-data.ts'

const ofNotice = [of('contact', 'name'), of('contact', 'order')] as const

export const personalData: PersonalData = {
  files: {
    'what a customer has as CSV': {
      // The customer keeps it.
      activities: ['orders'],
      holds: [of('contact', 'order'), of('contact', 'address'), of('contact', 'reference')],
      writtenBy: ['src/features/agreements/server/mijn-routes.ts'],
    },
  },
  messages: {
    'notice-given': { to: 'contact', tells: ofNotice },
    'notice-withdrawn': { to: 'contact', tells: ofNotice },
    'notice-link': { to: 'contact', tells: ofNotice },
    'notice-withdrawal-link': { to: 'contact', tells: ofNotice },
    'change-link': { to: 'contact', tells: ofNotice },
  },
  encrypted: [
    {
      table: 'agreement_parties',
      key: 'id',
      type: 'uuid',
      column: 'iban_encrypted',
      purpose: 'iban',
      owner: numberOfCase('agreement_parties.case_id'),
    },
  ],
  tables: {
    agreement_parties: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        customer_id: [of('account-holder', 'reference')],
        email_key: [of('contact', 'contact')],
        kvk_number: [of('contact', 'organisation')],
        organization: { keys: organizationData },
        iban_encrypted: [of('payer', 'payment')],
        invoice_email: [of('invoice-contact', 'contact')],
        mandate_reference: [of('payer', 'payment')],
        holds_from: [of('contact', 'order')],
      },
      nobody: ['id', 'kvk_checked', 'has_come', 'link_id'],
    },
    notice_requests: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        notice_id: [of('contact', 'reference')],
        positions: [of('contact', 'order')],
        last_day: [of('contact', 'order')],
        why: [of('contact', 'order')],
      },
      nobody: ['link_id'],
    },
    notices: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        given_on: [of('contact', 'order')],
        last_day: [of('contact', 'order')],
        lines: [of('contact', 'order')],
        cost_in_cents: [of('contact', 'order')],
        why: [of('contact', 'order')],
        giver: {
          keys: {
            by: [of('contact', 'order')],
            provider: [of('contact', 'order')],
            switchesOn: [of('contact', 'order')],
            ground: [of('contact', 'order')],
            reason: [of('contact', 'order')],
          },
        },
        withdrawn_at: [of('contact', 'order')],
        given_with: [of('contact', 'reference')],
        end_case_id: [of('contact', 'reference')],
      },
      nobody: ['id'],
    },
    product_ends: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        ended_on: [of('contact', 'order')],
        reason: [of('contact', 'order')],
        notice_id: [of('contact', 'reference')],
        replaced_by: [of('contact', 'reference')],
        covered_ended_on: [of('contact', 'order')],
        covered_reason: [of('contact', 'order')],
        covered_notice_id: [of('contact', 'reference')],
      },
      nobody: ['position', 'has_come'],
    },
  },
}
