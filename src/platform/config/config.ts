import path from 'node:path'
import type { ConsentPurpose, SupportTools } from '../../api/page-services.ts'
import type { Brand } from '../../common/brand.ts'
import type { Mailbox } from '../../common/mailboxes.ts'
import { StartupProblem } from '../operations/startup-problem.ts'
import { readBrand } from './brand.ts'
import { type Environment, readVariables, type Variables } from './config-variables.ts'
import { type DkimKey, dkimKeyFrom } from './dkim.ts'
import { parseTrustProxy } from './trust-proxy.ts'

export type OutsideScript = {
  /** With its id, as browsers ask for it. */
  readonly url: string
  /** Origins that the script needs besides its own, such as `wss://chat.example`. */
  readonly origins: readonly string[]
}

/** The mailbox that customers answer to. */
export type InboxConfig = {
  /** Its address; a case has its own, with a plus sign. */
  readonly address: string
  /** Address at which it is read; null where mails are posted to the shop alone. */
  readonly imapUrl: string | null
  /** Secret of the signature of posted mails; null where none are. */
  readonly webhookSecret: string | null
  /** Name under which the mail server writes what it found out about a sender (RFC 8601); null where it writes nothing. */
  readonly authservId: string | null
}

/** Everything that can be configured, read and checked once at start. */
export type Config = {
  readonly mode: 'production' | 'development'
  /** null listens on every address of this machine. */
  readonly host: string | null
  readonly port: number
  readonly dataDir: string
  /** Public address of the shop, without a trailing slash; the only source of absolute links. */
  readonly publicUrl: string
  readonly database:
    | { readonly kind: 'embedded'; readonly binDir: string | null }
    | { readonly kind: 'external'; readonly url: string }
  /** Connections that this copy opens for visitors at most; null: as many as is usual. */
  readonly poolSize: number | null
  /** How long a query of a visitor may take, in milliseconds. */
  readonly databaseTimeoutMs: number
  /** For which a copy goes on serving after SIGTERM while it says that it is not ready. */
  readonly shutdownDelayMs: number
  readonly mail: {
    /** null keeps the mails as .eml files. */
    readonly smtpUrl: string | null
    readonly from: string
    /** How answers of customers come in; null where nobody reads them. */
    readonly inbox: InboxConfig | null
    /** Recipient of notices about orders, quotes and enquiries. */
    readonly staffEmail: string
    /** Recipients of website forms by mailbox; staffEmail by default. */
    readonly mailboxes: Readonly<Record<Mailbox, string>>
    /** Key for signing mails; null leaves signing to the mail server. */
    readonly dkim: DkimKey | null
  }
  /** First administrator; null: whoever opens the link that the start prints. */
  readonly firstAdministrator: { readonly email: string; readonly password: string } | null
  /** Addresses that are told of forms of the website, by the name that the form has for them. */
  readonly webhooks: Readonly<Partial<Record<'webinar', string>>>
  /** Whether receivers on this machine may be called, to try them out. */
  readonly webhooksToLocalhost: boolean
  readonly captcha:
    | { readonly provider: 'altcha' }
    | {
        readonly provider: 'recaptcha'
        readonly siteKey: string
        readonly secret: string
        readonly verifyUrl: string
        /** Source of reCAPTCHA for browsers. */
        readonly scriptUrl: string
      }
  readonly kvk:
    | { readonly provider: 'stand-in' }
    | { readonly provider: 'kvk'; readonly apiKey: string; readonly url: string }
  readonly addresses:
    | { readonly provider: 'sample' | 'imported' }
    | { readonly provider: 'pdok'; readonly url: string }
  /** With `format` only the form and check digits of a VAT number are looked at. */
  readonly vat: { readonly provider: 'format' } | { readonly provider: 'vies'; readonly url: string }
  /** `tcp://host:3310` of clamd; null: files are not scanned. */
  readonly clamavUrl: string | null
  /** Token for GET /metrics; null closes it. */
  readonly metricsToken: string | null
  /** Scripts of others, which a visitor's browser loads only after consent; null where none is wanted. */
  readonly outsideScripts: Readonly<Record<ConsentPurpose, OutsideScript | null>>
  /** Programs that support hands to customers; a link shows only where its address is set. */
  readonly supportTools: SupportTools
  /** null: made once and kept in the data folder. */
  readonly appSecret: string | null
  /** The secret before, while values under it are still there. */
  readonly previousAppSecret: string | null
  readonly backup: {
    /** Public keys of age that backups are encrypted to; empty: none is made. */
    readonly recipients: readonly string[]
    readonly folder: string
  }
  /** The fingerprint of the texts that a lawyer confirmed, as npm run check:live prints it; null: none. */
  readonly confirmedTexts: string | null
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted; false trusts none. */
  readonly trustProxy: boolean | string[]
  readonly logLevel: string
  /** Multiplies every rate limit; larger for benches, which all come from one address. */
  readonly rateLimitFactor: number
  readonly sepaScheme: 'CORE' | 'B2B'
  /** Days on which nobody works beside weekends and public holidays: `2026-12-24`. */
  readonly closingDays: readonly string[]
  /** Whether a second colleague must approve a revision of the catalogue before it is planned. */
  readonly catalogueApproval: boolean
  /** Whether the reference of the API opens without a session of the desk. */
  readonly publicApiDocs: boolean
  readonly brand: Brand
}

/**
 * Reads the configuration from environment variables; an empty variable counts as absent.
 * @throws StartupProblem with one sentence that says what to set
 */
export async function readConfig(env: Environment): Promise<Config> {
  const read = readVariables(env)
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).origin
  const brand = await readBrand(env)
  return {
    mode: read.NODE_ENV === 'development' ? 'development' : 'production',
    host: read.HOST ?? null,
    port: read.PORT,
    dataDir: path.resolve(read.DATA_DIR),
    publicUrl,
    database: read.DATABASE_URL
      ? { kind: 'external', url: read.DATABASE_URL }
      : { kind: 'embedded', binDir: read.PG_BIN_DIR ?? null },
    poolSize: read.DATABASE_POOL_SIZE ?? null,
    databaseTimeoutMs: read.DATABASE_TIMEOUT_MS,
    shutdownDelayMs: 1_000 * read.SHUTDOWN_DELAY_SECONDS,
    mail: {
      smtpUrl: read.SMTP_URL ?? null,
      from: read.MAIL_FROM ?? `${brand.name} <${brand.email}>`,
      inbox: inboxFrom(read),
      staffEmail: read.STAFF_EMAIL ?? brand.email,
      mailboxes: mailboxesFrom(read, read.STAFF_EMAIL ?? brand.email),
      dkim: dkimKeyFrom({
        domain: read.DKIM_DOMAIN,
        selector: read.DKIM_SELECTOR,
        privateKey: read.DKIM_PRIVATE_KEY,
      }),
    },
    firstAdministrator: firstAdministratorFrom(read),
    webhooks: read.WEBINAR_WEBHOOK_URL ? { webinar: read.WEBINAR_WEBHOOK_URL } : {},
    webhooksToLocalhost: localReceivers(read.WEBHOOKS_TO_LOCALHOST === 'on', publicUrl),
    captcha: captchaFrom(read),
    kvk: read.KVK_API_KEY
      ? { provider: 'kvk', apiKey: read.KVK_API_KEY, url: read.KVK_API_URL }
      : { provider: 'stand-in' },
    addresses:
      read.ADDRESS_PROVIDER === 'pdok'
        ? { provider: 'pdok', url: read.PDOK_URL }
        : { provider: read.ADDRESS_PROVIDER },
    clamavUrl: read.CLAMAV_URL ?? null,
    vat: read.VAT_PROVIDER === 'vies' ? { provider: 'vies', url: read.VIES_URL } : { provider: 'format' },
    metricsToken: read.METRICS_TOKEN ?? null,
    outsideScripts: {
      analytics: outsideScript('ANALYTICS', read),
      chat: outsideScript('CHAT', read),
    },
    supportTools: {
      remoteWindows: read.REMOTE_SUPPORT_WINDOWS_URL ?? null,
      remoteMac: read.REMOTE_SUPPORT_MAC_URL ?? null,
      routerTool: read.ROUTER_TOOL_URL ?? null,
    },
    appSecret: read.APP_SECRET ?? null,
    previousAppSecret: read.APP_SECRET_PREVIOUS ?? null,
    backup: { recipients: read.BACKUP_RECIPIENT, folder: path.resolve(read.BACKUP_DIR) },
    confirmedTexts: read.CONFIRMED_TEXTS ?? null,
    trustProxy: parseTrustProxy(read.TRUST_PROXY ?? usualProxies(publicUrl)) ?? false,
    logLevel: read.LOG_LEVEL,
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    sepaScheme: read.SEPA_SCHEME,
    closingDays: read.CLOSING_DAYS,
    catalogueApproval: read.CATALOGUE_APPROVAL === 'on',
    publicApiDocs: (read.API_DOCS ?? (read.NODE_ENV === 'development' ? 'public' : 'staff')) === 'public',
    brand,
  }
}

const mailboxesFrom = (
  { FORM_MAILBOXES }: Variables,
  staffEmail: string,
): Readonly<Record<Mailbox, string>> => ({
  verkoop: staffEmail,
  service: staffEmail,
  personeel: staffEmail,
  ...Object.fromEntries(FORM_MAILBOXES),
})

function inboxFrom({
  CASE_EMAIL,
  IMAP_URL,
  INBOUND_MAIL_SECRET,
  MAIL_AUTHSERV_ID,
}: Variables): InboxConfig | null {
  if (!CASE_EMAIL && !IMAP_URL && !INBOUND_MAIL_SECRET) return null
  if (CASE_EMAIL && (IMAP_URL || INBOUND_MAIL_SECRET))
    return {
      address: CASE_EMAIL,
      imapUrl: IMAP_URL ?? null,
      webhookSecret: INBOUND_MAIL_SECRET ?? null,
      authservId: MAIL_AUTHSERV_ID ?? null,
    }
  throw new StartupProblem(
    'Only half of the mailbox for answers is configured: set CASE_EMAIL to its address, and IMAP_URL or INBOUND_MAIL_SECRET to how its mails come in.',
  )
}

function captchaFrom(read: Variables): Config['captcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = read
  const urls = { verifyUrl: read.RECAPTCHA_VERIFY_URL, scriptUrl: read.RECAPTCHA_SCRIPT_URL }
  if (siteKey && secret) return { provider: 'recaptcha', siteKey, secret, ...urls }
  if (!siteKey && !secret) return { provider: 'altcha' }
  throw new StartupProblem(
    'Only half of Google reCAPTCHA is configured: set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or neither.',
  )
}

/** The id travels as the query's `id`, as script addresses usually have it. */
function outsideScript(name: 'ANALYTICS' | 'CHAT', read: Variables): OutsideScript | null {
  const { [`${name}_SCRIPT_URL` as const]: script, [`${name}_ID` as const]: id } = read
  const origins = read[`${name}_ORIGINS`]
  if (!script && !id && origins.length === 0) return null
  if (!script)
    throw new StartupProblem(`A script is missing: set ${name}_SCRIPT_URL, or no ${name}_ variable at all.`)
  const url = new URL(script)
  if (id) url.searchParams.set('id', id)
  return { url: url.href, origins }
}

/**
 * This server speaks plain HTTP, so a shop on https has a proxy in front. Only a proxy on this machine is trusted
 * unless others are named: other machines of a private network may belong to anybody.
 */
const usualProxies = (publicUrl: string) => (publicUrl.startsWith('https:') ? 'loopback' : 'false')

function firstAdministratorFrom({
  STAFF_EMAIL: email,
  STAFF_PASSWORD: password,
}: Variables): Config['firstAdministrator'] {
  if (password === undefined) return null
  if (email === undefined) {
    throw new StartupProblem(
      'STAFF_PASSWORD is set and STAFF_EMAIL is not: set STAFF_EMAIL to the address that the first administrator signs in with.',
    )
  }
  return { email, password }
}

/** @throws StartupProblem for a shop that is live */
function localReceivers(isOn: boolean, publicUrl: string): boolean {
  if (isOn && publicUrl.startsWith('https:'))
    throw new StartupProblem(
      'WEBHOOKS_TO_LOCALHOST is on and PUBLIC_URL is on https: leave WEBHOOKS_TO_LOCALHOST out, because a live shop calls public addresses only.',
    )
  return isOn
}
