import { days } from '../../../common/personal-data.ts'
import { of, ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldKeys } from './idempotency.ts'

const buyer = [of('contact', 'name'), of('contact', 'contact')] as const
const ofOrder = [...buyer, of('contact', 'address'), of('contact', 'order')] as const

export const personalData: PersonalData = {
  activities: [
    {
      name: 'retry-keys',
      persons: ['visitor'],
      purposes: ['continuity'],
      // They outlive what a browser keeps of an unfinished order.
      period: days(14),
      since: 'the order or request was sent',
      forget: ({ database }, age) => forgetOldKeys(database, age),
    },
  ],
  tables: {
    product_orders: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        kvk_number: [of('contact', 'organisation')],
        vat_number: [of('contact', 'organisation')],
        organization: [
          of('account-holder', 'name'),
          of('account-holder', 'contact'),
          of('account-holder', 'address'),
          of('account-holder', 'organisation'),
          of('payer', 'payment'),
        ],
        contact_person: buyer,
        technical_person: [of('technical-contact', 'name'), of('technical-contact', 'contact')],
        invoice_address: [of('invoice-contact', 'contact'), of('invoice-contact', 'address')],
        installation_address: [of('contact', 'address')],
        iban_encrypted: [of('payer', 'payment')],
        direct_debit: [of('payer', 'payment')],
      },
      nobody: [
        'kind',
        'kvk_checked',
        'vat_standing',
        'details_format',
        'address_checked',
        'monthly_in_cents',
        'one_time_in_cents',
      ],
    },
    product_quotes: {
      activities: ['quotes'],
      persons: {
        case_id: [of('contact', 'reference')],
        installation_address: [of('contact', 'address')],
      },
      nobody: ['kind', 'details_format', 'address_checked', 'monthly_in_cents', 'one_time_in_cents'],
    },
    case_lines: {
      activities: ['orders', 'quotes'],
      persons: {
        case_id: [of('contact', 'reference')],
        product_id: [of('contact', 'order')],
        quantity: [of('contact', 'order')],
        product: [of('contact', 'order')],
      },
      nobody: ['position', 'price_in_cents', 'contract_duration', 'product_format'],
    },
    agreement_texts: ofNobody('id', 'kind', 'version', 'text'),
    case_consents: {
      activities: ['orders', 'quotes', 'job-applications-with-consent'],
      persons: {
        case_id: [of('signatory', 'reference')],
        agreement_text_id: [of('signatory', 'order'), of('applicant', 'order')],
        reference: [of('payer', 'payment')],
        filled_in: [of('signatory', 'words')],
        given_at: [of('signatory', 'trace')],
        read_out_by: [of('colleague', 'reference')],
      },
      nobody: ['channel'],
    },
    port_in_requests: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        number: [of('contact', 'contact')],
        provider: [of('contact', 'order')],
        provider_reference: [of('contact', 'order')],
        wish_date: [of('contact', 'order')],
        refusal: [of('contact', 'order')],
      },
      nobody: ['position', 'state', 'asked_on', 'planned_on'],
    },
    retry_keys: {
      activities: ['retry-keys'],
      persons: {
        owner_hash: [of('visitor', 'reference')],
        body_mac: [of('visitor', 'order')],
        answer: [of('visitor', 'order')],
        created_at: [of('visitor', 'trace')],
      },
      nobody: ['key'],
    },
  },
  messages: {
    'order-confirmation': { to: 'contact', tells: [...ofOrder, of('payer', 'payment')] },
    'order-notice': { to: 'colleague', tells: ofOrder },
    'order-confirmed': { to: 'contact', tells: ofOrder },
    'delivery-planned': { to: 'contact', tells: ofOrder },
    'order-delivered-in-part': { to: 'contact', tells: ofOrder },
    'order-delivered': { to: 'contact', tells: ofOrder },
    'order-held': { to: 'contact', tells: ofOrder },
    'order-cancelled': { to: 'contact', tells: ofOrder },
    'order-rejected': { to: 'contact', tells: ofOrder },
    'order-failed': { to: 'contact', tells: ofOrder },
    'order-reopened': { to: 'contact', tells: ofOrder },
  },
  documents: {
    'order-confirmation': [...ofOrder, of('contact', 'organisation'), of('payer', 'payment')],
    mandate: [of('signatory', 'name'), of('contact', 'organisation'), of('payer', 'payment')],
  },
}
