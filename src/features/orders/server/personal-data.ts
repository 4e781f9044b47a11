import { days } from '../../../common/personal-data.ts'
import { type Datum, of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { numberOfCase } from '../../cases/server/open-case.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import {
  organizationData,
  personData,
  referenceData,
  technicalPersonData,
} from '../../customers/server/personal-data.ts'
import { forgetOldKeys } from './idempotency.ts'
import type { OrderDetails } from './stored-details.ts'

const buyer = [of('contact', 'name'), of('contact', 'contact')] as const
export const ofOrder = [...buyer, of('contact', 'address'), of('contact', 'order')] as const

/** Data of an address as it stands in JSON. */
/** An address as it is stored with an order or a quote. */
export const addressData: Readonly<Record<keyof OrderDetails['installationAddress'], readonly Datum[]>> = {
  streetName: [of('contact', 'address')],
  houseNumber: [of('contact', 'address')],
  houseNumberSuffix: [of('contact', 'address')],
  zipCode: [of('contact', 'address')],
  city: [of('contact', 'address')],
}

const ofOrderer = [of('contact', 'order')]

/** A product of a line as it was sold; it names nobody. */
const productData: Readonly<Record<keyof ProductOffering, readonly Datum[]>> = {
  id: ofOrderer,
  productType: ofOrderer,
  productSubType: ofOrderer,
  name: ofOrderer,
  sectionName: ofOrderer,
  information: ofOrderer,
  promoted: ofOrderer,
  priceInCents: ofOrderer,
  listPriceInCents: ofOrderer,
  freeMonths: ofOrderer,
  contractDuration: ofOrderer,
  exitRule: ofOrderer,
  exitPercentage: ofOrderer,
  fiber: ofOrderer,
  fiberLineAvailability: ofOrderer,
  delivery: ofOrderer,
  downloadSpeedMbs: ofOrderer,
  uploadSpeedMbs: ofOrderer,
  lineSpeeds: ofOrderer,
  dataBundleGb: ofOrderer,
  device: ofOrderer,
  partOf: ofOrderer,
  setupProduct: ofOrderer,
  supportProduct: ofOrderer,
}

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
  encrypted: [
    {
      table: 'product_orders',
      key: 'case_id',
      type: 'bigint',
      column: 'iban_encrypted',
      purpose: 'iban',
      owner: numberOfCase('product_orders.case_id'),
    },
  ],
  tables: {
    product_orders: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        kvk_number: [of('contact', 'organisation')],
        vat_number: [of('contact', 'organisation')],
        organization: { keys: organizationData },
        contact_person: { keys: personData('contact') },
        technical_person: { keys: technicalPersonData },
        invoice_address: {
          keys: {
            companyName: [of('invoice-contact', 'organisation')],
            email: [of('invoice-contact', 'contact')],
            address: [of('invoice-contact', 'address')],
          },
        },
        installation_address: { keys: addressData },
        iban_encrypted: [of('payer', 'payment')],
        direct_debit: [of('payer', 'payment')],
        quote_number: [of('contact', 'reference')],
        branch: [of('contact', 'address')],
        replaces_case_id: [of('contact', 'reference')],
        replaces: {
          keys: {
            agreement: [of('contact', 'reference')],
            action: ofOrderer,
            overlapDays: ofOrderer,
            costInCents: ofOrderer,
            termUntil: ofOrderer,
            termsToContinue: ofOrderer,
          },
        },
        delivery_preference: {
          keys: { weeks: [of('contact', 'order')], partOfDay: [of('contact', 'order')] },
        },
        ...referenceData('contact'),
      },
      nobody: [
        'kind',
        'kvk_checked',
        'vat_standing',
        'details_format',
        'address_checked',
        'delivery_checked',
        'monthly_in_cents',
        'one_time_in_cents',
      ],
    },
    product_quotes: {
      activities: ['quotes'],
      persons: {
        case_id: [of('contact', 'reference')],
        installation_address: { keys: addressData },
        ...referenceData('contact'),
      },
      nobody: ['kind', 'details_format', 'address_checked', 'monthly_in_cents', 'one_time_in_cents'],
    },
    case_lines: {
      activities: ['orders', 'quotes'],
      persons: {
        case_id: [of('contact', 'reference')],
        product_id: [of('contact', 'order')],
        quantity: [of('contact', 'order')],
        product: { keys: productData },
      },
      nobody: ['position', 'price_in_cents', 'contract_duration', 'product_format'],
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
    line_changes: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        proposed_by: [of('colleague', 'reference')],
        proposed_at: [of('colleague', 'trace')],
        message: [of('colleague', 'words')],
        lines_before: [of('contact', 'order')],
        lines_after: [of('contact', 'order')],
        ended_at: [of('contact', 'trace')],
        agreed: [of('signatory', 'words')],
        answer: [of('contact', 'words')],
      },
      nobody: ['id', 'state', 'product_format', 'link_id', 'expires_at'],
    },
    retry_keys: {
      activities: ['retry-keys'],
      persons: {
        owner_hash: [of('visitor', 'reference')],
        body_mac: [of('visitor', 'order')],
        answer: { keys: { orderNumber: [of('visitor', 'order')], requestType: [of('visitor', 'order')] } },
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
    'mandate-corrected': { to: 'contact', tells: ofOrder },
  },
  files: {
    'calendar entries of planned deliveries': {
      activities: ['orders'],
      holds: [...ofOrder, of('contact', 'organisation'), of('colleague', 'name')],
      writtenBy: ['src/platform/http/send-calendar.ts'],
    },
  },
  documents: {
    'order-confirmation': [...ofOrder, of('contact', 'organisation'), of('payer', 'payment')],
    mandate: [of('signatory', 'name'), of('contact', 'organisation'), of('payer', 'payment')],
  },
}
