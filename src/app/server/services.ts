import { createSecretKey } from 'node:crypto'
import type { PageServices } from '../../api/page-services.ts'
import {
  type AddressServices,
  coverageAt,
  internetLinesAt,
} from '../../features/addresses/server/check-address.ts'
import { registeredStreetAt } from '../../features/addresses/server/find-address.ts'
import { withAddedAddresses } from '../../features/addresses/server/imported-register.ts'
import { nobodyReached, reachOfLines } from '../../features/addresses/server/reach/reach-of-lines.ts'
import { checkInPlace } from '../../features/agreements/server/order-in-place.ts'
import { claimParties } from '../../features/agreements/server/parties.ts'
import { credentialHash } from '../../features/api-clients/server/api-keys.ts'
import { createCallLimit } from '../../features/api-clients/server/call-limit.ts'
import { createUsage, type Usage } from '../../features/api-clients/server/usage.ts'
import type { AuditServices } from '../../features/audit/server/audit-log.ts'
import { createLoginThrottle } from '../../features/authentication/server/login-throttle.ts'
import {
  callBy,
  type PromisedFor,
  type PromisedNow,
  promisedFor,
  promisedNow,
} from '../../features/calendar/server/promised.ts'
import { previewOf } from '../../features/case-desk/server/case-mails.ts'
import { conflictOf } from '../../features/case-desk/server/read-conflict.ts'
import type { DeskCaseServices } from '../../features/case-desk/server/services.ts'
import type { FileServices } from '../../features/case-files/server/store-files.ts'
import type { CatalogueDeskServices } from '../../features/catalogue/server/desk-services.ts'
import { createPreviews, type Previews } from '../../features/catalogue/server/preview.ts'
import type { AccountServices } from '../../features/customers/server/account-services.ts'
import type { CustomerPageServices } from '../../features/customers/server/desk/customer-page.ts'
import { holderNames } from '../../features/customers/server/holder-names.ts'
import type { LoginServices } from '../../features/customers/server/login-routes.ts'
import type { MijnServices } from '../../features/customers/server/mijn/mijn-services.ts'
import { isSepaIban } from '../../features/details/server/check-details.ts'
import { formAnswers } from '../../features/forms/server/form-answers.ts'
import type { SiteFormServices } from '../../features/forms/server/submit-form.ts'
import { mailboxState } from '../../features/incoming-mails/server/mailbox-state.ts'
import type { MailReceiver } from '../../features/incoming-mails/server/receive-mail.ts'
import { askMailDomains, cachedMailDomains } from '../../features/mails/server/mail-domains.ts'
import type { DeskMailServices } from '../../features/mails/server/mail-services.ts'
import { guestCasesAmong } from '../../features/orders/server/guest-cases.ts'
import type { OrderServices } from '../../features/orders/server/order-services.ts'
import { originsOfOrders } from '../../features/orders/server/stored-orders.ts'
import type { RequestQuote } from '../../features/orders/server/submit.ts'
import { quoteCalls } from '../../features/quotes/contract.ts'
import type { QuoteLinkServices } from '../../features/quotes/server/by-link/quote-of-link.ts'
import { openVersionsWith } from '../../features/quotes/server/stored-versions.ts'
import { soldByQuote } from '../../features/quotes/server/ways-of-selling.ts'
import { type SavedCartServices, savedCartsWith } from '../../features/saved-carts/server/saved-carts.ts'
import { createDeskCookie } from '../../features/staff/server/desk-cookie.ts'
import { createFirstLinks } from '../../features/staff/server/first-administrator.ts'
import type { StaffServices } from '../../features/staff/server/staff-services.ts'
import type { KitServices } from '../../features/tmf/server/kit/register-api.ts'
import type { OrderPart } from '../../features/tmf/server/orders/order-part.ts'
import { trackingCalls } from '../../features/tracking/contract.ts'
import { fileAddresses } from '../../features/tracking/server/file-addresses.ts'
import type { ProgressServices } from '../../features/tracking/server/routes.ts'
import type { WebhookServices } from '../../features/webhooks/server/subscriptions.ts'
import { casesByEmail } from '../../features/work-list/server/cases-by-email.ts'
import type { ListServices } from '../../features/work-list/server/dto.ts'
import { mailboxName } from '../../platform/outside/mailbox.ts'
import { createCipher } from '../../platform/secrets/cipher.ts'
import { mailKinds } from '../mails/declared.ts'
import { overtakersOf } from '../mails/overtakers.ts'
import type { AppContext } from './app-context.ts'
import { auditSources } from './audit.ts'
import { replySources } from './case-parts.ts'
import { followedParts } from './followed-parts.ts'
import { listed } from './list-sources.ts'
import { stepSources } from './next-steps.ts'
import { disclosedActivities } from './personal-data.ts'
import { searchSources } from './search-sources.ts'
import { stateParts } from './state-parts.ts'
import { tmfParts } from './tmf-parts.ts'

/**
 * Everything that the use cases of all features depend on. A feature names in a type of its own what it takes of it
 * (`OrderServices`, `SavedCartServices` …).
 */
export type Services = AddressServices &
  AuditServices &
  AccountServices &
  Pick<CustomerPageServices, 'originsOfOrders'> &
  LoginServices &
  MijnServices &
  OrderServices &
  QuoteLinkServices &
  ProgressServices &
  SavedCartServices &
  DeskCaseServices &
  ListServices &
  DeskMailServices &
  FileServices &
  SiteFormServices &
  WebhookServices & {
    readonly kvkRegister: AppContext['kvkRegister']
    readonly promisedFor: PromisedFor
    readonly promisedNow: PromisedNow
    readonly requestQuote?: RequestQuote
    readonly orderParts: readonly OrderPart[]
    readonly staff: StaffServices
    readonly onJobQueued: () => void
    readonly previews: Previews
    readonly catalogueDesk: CatalogueDeskServices
    readonly tmf: Omit<KitServices, 'limitWrongCredentials'> & { readonly usage: Usage }
    readonly incomingMails: { readonly receiver: MailReceiver; readonly secret: string | null }
  }

/** Makes the services, once for the process. */
export function createServices(parts: AppContext): Services {
  const { config, secrets, database, catalogue, kvkRegister, vatRegister } = parts
  const { brand, publicUrl, closingDays } = config
  const pool = database.$client
  const addressRegister = withAddedAddresses(parts.addressRegister, pool)
  const isHttps = publicUrl.startsWith('https:')
  const lookupKey = secrets.deriveKey('lookup')
  const previewKey = secrets.deriveKey('catalogue-preview')
  const linkKey = secrets.deriveKey('account-link')
  const cipherFor = (
    purpose:
      | 'iban'
      | 'document'
      | 'case-file'
      | 'case-address'
      | 'second-factor'
      | 'api-key'
      | 'webhook-secret',
  ) => createCipher(secrets.deriveKey(purpose), secrets.previousKey(purpose))
  const throttle = (key: Buffer) => createLoginThrottle(pool, key, config.rateLimitFactor)
  const steps = stepSources(config)
  const mails = {
    database,
    mailKinds,
    steps,
    linkKey,
    brand,
    publicUrl,
    closingDays,
    renderDelivery: parts.renderDelivery,
    prepareMails: parts.prepareMails,
  }
  const shared = { database, linkKey, brandName: brand.name, ...mailServices(parts) }
  return {
    ...shared,
    onJobQueued: parts.onJobQueued ?? (() => undefined),
    pool,
    catalogue,
    addressRegister,
    kvkRegister,
    brand,
    publicUrl,
    closingDays,
    isHttps,
    lookupKey,
    internetLinesAt: address => internetLinesAt({ pool, addressRegister, catalogue }, address),
    coverageAt: address => coverageAt(pool, address),
    streetOf: place => registeredStreetAt(addressRegister, place),
    kvkStatus: async kvkNumber => (await kvkRegister.company(kvkNumber)).standing,
    vatStatus: vatNumber => vatRegister.standing(vatNumber),
    isSepaIban,
    ibanCipher: cipherFor('iban'),
    fileCipher: cipherFor('case-file'),
    virusScanner: parts.virusScanner,
    bodyKey: createSecretKey(secrets.deriveKey('request-body')),
    sepaScheme: config.sepaScheme,
    checkInPlace: checkInPlace(database),
    claimOthers: claimParties,
    callBy: callBy(config),
    promisedFor: promisedFor(config),
    promisedNow: promisedNow(config),
    steps,
    stateParts,
    replySources,
    searchSources,
    listed,
    conflictOf: (now, seenVersion) => conflictOf(database, now, seenVersion),
    previewOf: (command, handler) => previewOf(mails, command, handler),
    ...soldByQuote,
    originsOfOrders,
    followed: followedParts,
    audit: auditSources,
    overtakersOf,
    mailKinds,
    guestCasesOf: async (queryable, email) =>
      guestCasesAmong(queryable, await casesByEmail(queryable, email), email),
    throttle: throttle(lookupKey),
    deviceKey: secrets.deriveKey('device'),
    documents: {
      database,
      cipher: cipherFor('document'),
      contentKey: secrets.deriveKey('document-content'),
    },
    followedAddresses: fileAddresses(secrets.deriveKey('followed-file'), trackingCalls.followedFile.path),
    quoteAddresses: fileAddresses(secrets.deriveKey('quote-file'), quoteCalls.quoteFile.path),
    renderDelivery: mails.renderDelivery,
    prepareMails: mails.prepareMails,
    mailContext: { brand, publicUrl, closingDays },
    mailboxes: config.mail.mailboxes,
    mailDomains: cachedMailDomains(() =>
      askMailDomains(config, parts.nameServers && { nameServers: parts.nameServers }),
    ),
    inbox: config.mail.inbox && {
      address: config.mail.inbox.address,
      name: config.mail.inbox.imapUrl && mailboxName(config.mail.inbox.imapUrl),
    },
    inboxState: mailboxState,
    holderNames,
    answersOf: formAnswers,
    webhookCipher: cipherFor('webhook-secret'),
    webhooksToLocalhost: config.webhooksToLocalhost,
    previews: createPreviews({ database, key: previewKey, isHttps }),
    catalogueDesk: {
      database,
      publicUrl,
      needsApproval: config.catalogueApproval,
      previewKey,
      reach: { savedCarts: savedCartsWith, sentQuotes: openVersionsWith },
      countReach: reachOfLines,
      warners: [nobodyReached],
    },
    incomingMails: {
      receiver: {
        mailKinds,
        database,
        addresses: config.mail.inbox && {
          database,
          cipher: cipherFor('case-address'),
          mailbox: config.mail.inbox.address,
        },
        callBy: callBy(config),
        fileCipher: cipherFor('case-file'),
        authservId: config.mail.inbox?.authservId ?? null,
      },
      secret: config.mail.inbox?.webhookSecret ?? null,
    },
    orderParts: tmfParts.orderParts,
    tmf: {
      database,
      parts: tmfParts,
      publicUrl,
      hashOf: credentialHash(database, cipherFor('api-key')),
      countCall: createCallLimit(config.rateLimitFactor),
      usage: createUsage(database, parts.log),
    },
    staff: {
      ...shared,
      cookie: createDeskCookie(secrets.deriveKey('staff-session'), isHttps),
      throttle: throttle(secrets.deriveKey('staff-lookup')),
      devices: { deviceKey: secrets.deriveKey('staff-device'), isHttps, prefix: 'beheer-' },
      firstLinks: createFirstLinks(secrets.deriveKey('first-administrator')),
      cipher: cipherFor('second-factor'),
    },
  }
}

/** Recipients of a use case's e-mails, and the callback after queueing. */
export const mailServices = ({ config, onMailQueued }: Pick<AppContext, 'config' | 'onMailQueued'>) => ({
  staffEmail: config.mail.staffEmail,
  mailDomain: new URL(config.publicUrl).hostname,
  onMailQueued,
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
  disclosedActivities: disclosedActivities,
  catalogueVersion: async () => (await catalogue.current()).version,
  products: async type => (await catalogue.current()).offerings[type],
  preview: null,
  tariffs: async () => (await catalogue.current()).tariffs,
})
