import { createSecretKey } from 'node:crypto'
import type { PageServices } from '../../api/page-services.ts'
import {
  type AddressServices,
  coverageAt,
  internetLinesAt,
} from '../../features/addresses/server/check-address.ts'
import { registeredStreetAt } from '../../features/addresses/server/find-address.ts'
import { callBy } from '../../features/calendar/server/promised.ts'
import { stepCalendar } from '../../features/calendar/server/step-calendar.ts'
import type { DeskCaseServices } from '../../features/cases/server/desk/services.ts'
import type { AccountServices } from '../../features/customers/server/account-services.ts'
import type { LoginServices } from '../../features/customers/server/login-routes.ts'
import { createLoginThrottle } from '../../features/customers/server/login-throttle.ts'
import type { MijnServices } from '../../features/customers/server/mijn/mijn-services.ts'
import { isSepaIban } from '../../features/details/server/sepa-iban.ts'
import type { DocumentServices } from '../../features/documents/server/stored-document.ts'
import type { FibreEnquiryServices } from '../../features/forms/server/fibre-enquiry.ts'
import type { SiteFormServices } from '../../features/forms/server/submit-form.ts'
import type { DeskMailServices } from '../../features/mails/server/mail-services.ts'
import { guestCasesAmong } from '../../features/orders/server/guest-cases.ts'
import type { OrderServices } from '../../features/orders/server/order-services.ts'
import { quoteCalls } from '../../features/quotes/contract.ts'
import type { QuoteLinkServices } from '../../features/quotes/server/by-link/quote-of-link.ts'
import type { SavedCartServices } from '../../features/saved-carts/server/saved-carts.ts'
import { createDeskCookie } from '../../features/staff/server/desk-cookie.ts'
import { createFirstLinks } from '../../features/staff/server/first-administrator.ts'
import type { StaffServices } from '../../features/staff/server/staff-services.ts'
import { trackingCalls } from '../../features/tracking/contract.ts'
import { fileAddresses } from '../../features/tracking/server/file-addresses.ts'
import type { ProgressServices } from '../../features/tracking/server/routes.ts'
import { casesByEmail } from '../../features/work-list/server/cases-by-email.ts'
import { isWebhookKind } from '../../platform/deliveries/kinds.ts'
import { createCipher } from '../../platform/secrets/cipher.ts'
import type { AppContext } from './app-context.ts'

const { followedFile: followedFilePath } = trackingCalls
const { quoteFile: quoteFilePath } = quoteCalls

const cipherFor = ({ secrets }: AppContext, purpose: 'iban' | 'document' | 'second-factor') =>
  createCipher(secrets.deriveKey(purpose), secrets.previousKey(purpose))

export const addressServices = ({ database, addressRegister, catalogue }: AppContext): AddressServices => ({
  pool: database.$client,
  register: addressRegister,
  catalogue,
})

export const orderServices = (parts: AppContext): OrderServices => ({
  database: parts.database,
  catalogue: parts.catalogue,
  internetLinesAt: address => internetLinesAt(addressServices(parts), address),
  kvkStatus: async kvkNumber => (await parts.kvkRegister.company(kvkNumber)).standing,
  vatStatus: vatNumber => parts.vatRegister.standing(vatNumber),
  isSepaIban,
  streetOf: place => registeredStreetAt(parts.addressRegister, place),
  ibanCipher: cipherFor(parts, 'iban'),
  bodyKey: createSecretKey(parts.secrets.deriveKey('request-body')),
  sepaScheme: parts.config.sepaScheme,
  brand: parts.config.brand,
  callBy: callBy(parts.config),
  ...mailServices(parts),
})

export const accountServices = (parts: AppContext): AccountServices => {
  const { database, secrets } = parts
  const { kvkStatus, vatStatus, streetOf, ibanCipher, mailDomain, onMailQueued } = orderServices(parts)
  return {
    database,
    kvkStatus,
    vatStatus,
    isSepaIban,
    streetOf,
    ibanCipher,
    guestCasesOf: async (queryable, email) =>
      guestCasesAmong(queryable, await casesByEmail(queryable, email), email),
    linkKey: secrets.deriveKey('account-link'),
    lookupKey: secrets.deriveKey('lookup'),
    brandName: parts.config.brand.name,
    mailDomain,
    onMailQueued,
  }
}

export const loginServices = ({ config, secrets, database }: AppContext): LoginServices => ({
  database,
  lookupKey: secrets.deriveKey('lookup'),
  deviceKey: secrets.deriveKey('device'),
  rateLimitFactor: config.rateLimitFactor,
  isHttps: config.publicUrl.startsWith('https:'),
})

export function mijnServices(parts: AppContext): MijnServices {
  const { database, lookupKey, deviceKey, isHttps, rateLimitFactor } = loginServices(parts)
  return {
    ...accountServices(parts),
    throttle: createLoginThrottle(database.$client, lookupKey, rateLimitFactor),
    deviceKey,
    isHttps,
    brand: parts.config.brand,
    closingDays: parts.config.closingDays,
    documents: documentServices(parts),
  }
}

const documentServices = (parts: AppContext): DocumentServices => ({
  database: parts.database,
  cipher: cipherFor(parts, 'document'),
  contentKey: parts.secrets.deriveKey('document-content'),
})

const quoteAddresses = ({ secrets }: AppContext) =>
  fileAddresses(secrets.deriveKey('quote-file'), quoteFilePath.path)

export const progressServices = (parts: AppContext): ProgressServices => ({
  database: parts.database,
  brand: parts.config.brand,
  closingDays: parts.config.closingDays,
  callBy: callBy(parts.config),
  documents: documentServices(parts),
  addresses: fileAddresses(parts.secrets.deriveKey('followed-file'), followedFilePath.path),
  quoteAddresses: quoteAddresses(parts),
  linkKey: parts.secrets.deriveKey('account-link'),
  ...mailServices(parts),
})

export const quoteLinkServices = (parts: AppContext): QuoteLinkServices => ({
  ...orderServices(parts),
  documents: documentServices(parts),
  addresses: quoteAddresses(parts),
  linkKey: parts.secrets.deriveKey('account-link'),
})

export const savedCartServices = (parts: AppContext): SavedCartServices => ({
  database: parts.database,
  catalogue: parts.catalogue,
  internetLinesAt: address => internetLinesAt(addressServices(parts), address),
  linkKey: parts.secrets.deriveKey('account-link'),
  ...mailServices(parts),
})

export function deskCaseServices(parts: AppContext): DeskCaseServices {
  const { brand, publicUrl, closingDays } = parts.config
  return {
    ...orderServices(parts),
    coverageAt: address => coverageAt(parts.database.$client, address),
    documents: documentServices(parts),
    renderDelivery: parts.renderDelivery,
    prepareMails: parts.prepareMails,
    brand,
    publicUrl,
    closingDays,
    calendar: stepCalendar(parts.config),
    linkKey: parts.secrets.deriveKey('account-link'),
  }
}

export function staffServices(parts: AppContext): StaffServices {
  const { config, secrets, database } = parts
  const { mailDomain, onMailQueued } = mailServices(parts)
  const isHttps = config.publicUrl.startsWith('https:')
  const lookupKey = secrets.deriveKey('staff-lookup')
  return {
    database,
    cookie: createDeskCookie(secrets.deriveKey('staff-session'), isHttps),
    throttle: createLoginThrottle(database.$client, lookupKey, config.rateLimitFactor),
    devices: { deviceKey: secrets.deriveKey('staff-device'), isHttps, prefix: 'beheer-' },
    linkKey: secrets.deriveKey('account-link'),
    firstLinks: createFirstLinks(secrets.deriveKey('first-administrator')),
    cipher: cipherFor(parts, 'second-factor'),
    brandName: config.brand.name,
    mailDomain,
    onMailQueued,
  }
}

export function deskMailServices(parts: AppContext): DeskMailServices {
  const { database, renderDelivery, config, secrets, onMailQueued } = parts
  const { brand, publicUrl, closingDays } = config
  return {
    database,
    renderDelivery,
    context: { brand, publicUrl, closingDays },
    linkKey: secrets.deriveKey('account-link'),
    mailDomain: mailServices(parts).mailDomain,
    onMailQueued,
  }
}

/** Recipients of a use case's e-mails, and the callback after queueing. */
export const mailServices = ({ config, onMailQueued }: Pick<AppContext, 'config' | 'onMailQueued'>) => ({
  staffEmail: config.mail.staffEmail,
  mailDomain: new URL(config.publicUrl).hostname,
  onMailQueued,
})

export const fibreEnquiryServices = (parts: AppContext): FibreEnquiryServices => ({
  database: parts.database,
  callBy: callBy(parts.config),
  ...mailServices(parts),
})

export const siteFormServices = (parts: AppContext): SiteFormServices => ({
  database: parts.database,
  mailboxes: parts.config.mail.mailboxes,
  webhooks: Object.keys(parts.config.webhooks).filter(isWebhookKind),
  callBy: callBy(parts.config),
  ...mailServices(parts),
})

/** Data that pages read while they render. */
export const pageServices = ({ config, captcha, catalogue }: AppContext): Omit<PageServices, 'release'> => ({
  brand: config.brand,
  publicUrl: config.publicUrl,
  captcha: {
    provider: captcha.provider,
    siteKey: captcha.siteKey,
    scriptUrl: config.captcha.provider === 'recaptcha' ? config.captcha.scriptUrl : null,
  },
  outsideScripts: {
    analytics: config.outsideScripts.analytics?.url ?? null,
    chat: config.outsideScripts.chat?.url ?? null,
  },
  supportTools: config.supportTools,
  sepaScheme: config.sepaScheme,
  catalogueVersion: async () => (await catalogue.current()).version,
  products: async type => (await catalogue.current()).offerings[type],
})
