import { days, type Person } from '../../../common/personal-data.ts'
import { type Datum, of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import type { PersonField } from '../../details/person.ts'
import { forgetOldLinkRequests } from './link-cooldown.ts'
import type { StoredOrganization, StoredReach, StoredTechnicalPerson } from './stored-organization.ts'
import { forgetUnusedRegistrations } from './stored-registrations.ts'

const holder = [of('account-holder', 'name'), of('account-holder', 'contact')] as const
/** Data of a person as it stands in JSON. */
export const personData = (whose: Person): Readonly<Record<PersonField, readonly Datum[]>> => ({
  firstName: [of(whose, 'name')],
  lastName: [of(whose, 'name')],
  phoneNumber: [of(whose, 'contact')],
  email: [of(whose, 'contact')],
})

/** Data of an organisation and who represents it as it stands in JSON. */
export const organizationData: Readonly<Record<keyof typeof StoredOrganization.shape, readonly Datum[]>> = {
  ...personData('account-holder'),
  companyName: [of('account-holder', 'organisation')],
  gender: [of('account-holder', 'name')],
  postCode: [of('account-holder', 'address')],
  city: [of('account-holder', 'address')],
  street: [of('account-holder', 'address')],
  streetNumber: [of('account-holder', 'address')],
  streetNumberAddition: [of('account-holder', 'address')],
  kvkNumber: [of('account-holder', 'organisation')],
  vatNumber: [of('account-holder', 'organisation')],
  ascription: [of('payer', 'payment')],
  ibanEnding: [of('payer', 'payment')],
}

/** The columns of the buyer's own references, of accounts, orders and quotes. */
export const referenceData = (whose: Person) => ({
  purchase_order_number: [of(whose, 'organisation')],
  invoice_email: [of('invoice-contact', 'contact')],
  cost_centre: [of(whose, 'organisation')],
})

/** Data of the technical person as it stands in JSON. */
export const technicalPersonData: Readonly<
  Record<keyof typeof StoredTechnicalPerson.shape, readonly Datum[]>
> = {
  ...personData('technical-contact'),
  gender: [of('technical-contact', 'name')],
  contactType: [],
}

const reachData: Readonly<Record<keyof typeof StoredReach.shape, readonly Datum[]>> = {
  email: [of('account-holder', 'contact')],
  phoneNumber: [of('account-holder', 'contact')],
}

const registered = {
  email: [of('account-holder', 'contact'), of('account-holder', 'login')],
  email_key: [of('account-holder', 'login')],
  organization: { keys: organizationData },
  iban_encrypted: [of('payer', 'payment')],
  reseller_id: [of('reseller', 'reference')],
  created_at: [of('account-holder', 'trace')],
} as const

export const personalData: PersonalData = {
  activities: [
    {
      name: 'accounts',
      persons: ['account-holder', 'technical-contact', 'invoice-contact', 'payer', 'reseller', 'colleague'],
      purposes: ['account'],
      period: null,
      until: 'the account is closed',
    },
    {
      name: 'registrations',
      persons: ['account-holder', 'payer', 'reseller'],
      purposes: ['account'],
      period: days(30),
      since: 'the registration, unless a link to activate it still serves',
      forget: ({ database }, age) => forgetUnusedRegistrations(database, age),
    },
    {
      name: 'link-requests',
      persons: ['visitor'],
      purposes: ['security'],
      period: days(1),
      since: 'the link was asked for',
      forget: ({ database }, age) => forgetOldLinkRequests(database, age),
    },
  ],
  encrypted: [
    {
      table: 'customers',
      key: 'id',
      type: 'uuid',
      column: 'iban_encrypted',
      purpose: 'iban',
    },
    {
      table: 'registrations',
      key: 'id',
      type: 'uuid',
      column: 'iban_encrypted',
      purpose: 'iban',
    },
  ],
  tables: {
    customers: {
      activities: ['accounts'],
      persons: {
        ...registered,
        password_hash: [of('account-holder', 'login')],
        contact_details: { keys: reachData },
        technical_person: { keys: technicalPersonData },
        ...referenceData('account-holder'),
        activated_at: [of('account-holder', 'trace')],
        blocked_at: [of('account-holder', 'trace')],
        blocked_reason: [of('account-holder', 'words')],
        blocked_by: [of('colleague', 'reference')],
      },
      nobody: ['id', 'kvk_checked', 'changed_at'],
    },
    registrations: {
      activities: ['registrations'],
      persons: { ...registered, case_id: [of('account-holder', 'reference')] },
      nobody: ['id', 'kvk_checked'],
    },
    login_email_changes: {
      activities: ['mailed-links'],
      persons: {
        mailed_link_id: [of('account-holder', 'reference')],
        email: [of('account-holder', 'contact')],
      },
      nobody: [],
    },
    account_link_requests: {
      activities: ['link-requests'],
      persons: {
        email_hash: [of('visitor', 'reference')],
        requested_at: [of('visitor', 'trace')],
        day_began_at: [of('visitor', 'trace')],
        requests: [of('visitor', 'trace')],
      },
      nobody: ['purpose'],
    },
  },
  messages: {
    'account-activation': { to: 'account-holder', tells: [of('account-holder', 'login')] },
    'account-active-already': { to: 'account-holder', tells: [] },
    'registration-attempt': { to: 'account-holder', tells: [of('account-holder', 'trace')] },
    'password-reset': { to: 'account-holder', tells: [of('account-holder', 'login')] },
    'password-changed': { to: 'account-holder', tells: [of('account-holder', 'trace')] },
    'account-details-changed': { to: 'account-holder', tells: holder },
    'account-details-corrected': { to: 'account-holder', tells: holder },
    'login-email-link': { to: 'account-holder', tells: [of('account-holder', 'login')] },
    'login-email-changed': { to: 'account-holder', tells: [of('account-holder', 'login')] },
  },
}
