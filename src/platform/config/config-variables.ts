import { z } from 'zod'
import { isEmail } from '../../common/checks/email.ts'
import { passwordLength } from '../../common/contract/fields.ts'
import { mailboxes } from '../../common/mailboxes.ts'
import { StartupProblem } from '../operations/startup-problem.ts'
import { isSigningKey } from './dkim.ts'
import { parseTrustProxy } from './trust-proxy.ts'

/* The variables that configure the shop, each with what it may be (src/platform/config/config.ts makes the configuration of them). */

export type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
const googleScriptUrl = 'https://www.google.com/recaptcha/api.js'

const kvkUrl = 'https://api.kvk.nl/api'
const pdokUrl = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1'
const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine(number => number >= min && number <= max)
const urlOf = (...protocols: readonly string[]) =>
  z.string().refine(value => protocols.includes(URL.parse(value)?.protocol ?? ''))

/** As age writes the public half of its keys, post-quantum ones among them; the archive itself checks its digits. */
const isAgeRecipient = (value: string): boolean => /^age1[a-z0-9]{58,}$/.test(value)

/** Paths are put behind it. */
const baseUrl = urlOf('http:', 'https:').refine(value => !URL.parse(value)?.search)
const emailAddress = z.string().refine(isEmail)
/** Text that a header can contain. */
const headerValue = z.string().regex(/^[\x21-\x7e]+$/)

const listOfOrigins = z
  .string()
  .transform(value => value.split(',').map(origin => origin.trim()))
  .refine(origins => origins.every(isSourceOrigin))
const listOfDays = z
  .string()
  .transform(value => value.split(',').map(day => day.trim()))
  .pipe(z.array(z.iso.date()))
const scriptUrl = urlOf('http:', 'https:').optional()
const toolUrl = urlOf('https:').optional()
const toolSentence = (example: string) => `the address of a download on https, such as ${example}`
const scriptSentence = (example: string) => `the address of a script, such as ${example}`
const originsSentence =
  'origins separated by commas, such as https://cdn.chat.example,wss://live.chat.example'

/** Each variable and the end of the sentence that says what it must be. */
const variables = {
  NODE_ENV: [z.string().optional(), 'anything'],
  HOST: [z.string().optional(), 'an address to listen on, such as 127.0.0.1'],
  PORT: [wholeNumber(1, 65_535).default(3000), 'a port number from 1 to 65535'],
  DATA_DIR: [z.string().default('./data'), 'a folder'],
  PUBLIC_URL: [
    urlOf('http:', 'https:')
      .refine(value => isOrigin(value))
      .optional(),
    'the address visitors use, without a path, such as https://shop.example',
  ],
  DATABASE_URL: [
    urlOf('postgres:', 'postgresql:').optional(),
    'the address of a PostgreSQL server, such as postgresql://user:password@host:5432/shop',
  ],
  DATABASE_POOL_SIZE: [wholeNumber(2, 500).optional(), 'a number of connections from 2 to 500'],
  DATABASE_TIMEOUT_MS: [wholeNumber(500, 60_000).default(2000), 'a number of milliseconds from 500 to 60000'],
  SHUTDOWN_DELAY_SECONDS: [wholeNumber(0, 120).default(0), 'a number of seconds from 0 to 120'],
  PG_BIN_DIR: [z.string().optional(), "the folder with PostgreSQL's programs"],
  SMTP_URL: [
    urlOf('smtp:', 'smtps:').optional(),
    'the address of a mail server, such as smtp://user:password@host:587',
  ],
  MAIL_FROM: [
    z
      .string()
      .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/)
      .optional(),
    'a sender, such as "Shop <shop@shop.example>"',
  ],
  CASE_EMAIL: [
    emailAddress.refine(value => !value.includes('+')).optional(),
    'the address that answers come to, without a plus sign, such as zaak@shop.example',
  ],
  IMAP_URL: [
    urlOf('imap:', 'imaps:')
      .refine(value => URL.parse(value)?.username !== '' && URL.parse(value)?.password !== '')
      .optional(),
    'the mailbox of CASE_EMAIL with user and password, such as imaps://user:password@host/INBOX',
  ],
  INBOUND_MAIL_SECRET: [
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/)
      .optional(),
    'the secret that mails posted to the shop are signed with, whsec_ and 24 or more bytes in base64, such as the output of: echo whsec_$(openssl rand -base64 32)',
  ],
  MAIL_AUTHSERV_ID: [
    z
      .string()
      .regex(/^[\w.-]{1,255}$/)
      .optional(),
    'the name with which the mail server of CASE_EMAIL begins its header Authentication-Results, such as mx.shop.example',
  ],
  STAFF_EMAIL: [emailAddress.optional(), 'an e-mail address'],
  STAFF_PASSWORD: [
    z.string().min(passwordLength.min).max(passwordLength.max).optional(),
    `a password of ${passwordLength.min} to ${passwordLength.max} characters`,
  ],
  FORM_MAILBOXES: [
    z
      .string()
      .transform(value => value.split(',').map(entry => entry.trim().split('=', 2)))
      .pipe(z.array(z.tuple([z.enum(mailboxes), emailAddress])))
      .default([]),
    `addresses by mailbox (${mailboxes.join(', ')}), such as service=service@shop.example,personeel=hr@shop.example`,
  ],
  WEBINAR_WEBHOOK_URL: [
    urlOf('http:', 'https:').optional(),
    'the address that registrations for a webinar are posted to, such as https://webinars.example/hook',
  ],
  WEBHOOKS_TO_LOCALHOST: [
    z.enum(['on', 'off']).default('off'),
    'on or off: whether webhooks may call http and this machine, on a shop that is tried out',
  ],
  DKIM_DOMAIN: [z.hostname().optional(), 'the domain that signs mails, such as shop.example'],
  DKIM_SELECTOR: [z.hostname().optional(), 'the name of the key in DNS, such as shop2026'],
  DKIM_PRIVATE_KEY: [
    z
      .string()
      .transform(value => value.replaceAll('\\n', '\n'))
      .refine(isSigningKey)
      .optional(),
    'a private key in PEM (Ed25519, or RSA of 2048 bits or more), on one line with \\n for each line break if need be',
  ],
  RECAPTCHA_SITE_KEY: [z.string().optional(), 'the site key that Google gave you'],
  RECAPTCHA_SECRET: [z.string().optional(), 'the secret key that Google gave you'],
  RECAPTCHA_VERIFY_URL: [
    urlOf('http:', 'https:').default(googleVerifyUrl),
    `the address of siteverify, such as ${googleVerifyUrl}`,
  ],
  RECAPTCHA_SCRIPT_URL: [
    urlOf('http:', 'https:')
      .refine(value => !URL.parse(value)?.search)
      .default(googleScriptUrl),
    `the address of reCAPTCHA's script without a query, such as ${googleScriptUrl}`,
  ],
  CLAMAV_URL: [
    urlOf('tcp:')
      .refine(value => isHostAndPort(value))
      .optional(),
    'the address of clamd, such as tcp://clamav:3310',
  ],
  KVK_API_KEY: [headerValue.optional(), 'the API key that KVK gave you'],
  KVK_API_URL: [baseUrl.default(kvkUrl), `the address of KVK's API, such as ${kvkUrl}`],
  ADDRESS_PROVIDER: [z.enum(['sample', 'imported', 'pdok']).default('sample'), 'sample, imported or pdok'],
  PDOK_URL: [baseUrl.default(pdokUrl), `the address of the Locatieserver, such as ${pdokUrl}`],
  VAT_PROVIDER: [z.enum(['format', 'vies']).default('format'), 'format or vies'],
  VIES_URL: [baseUrl.default(viesUrl), `the address of VIES, such as ${viesUrl}`],
  METRICS_TOKEN: [
    headerValue.min(16).optional(),
    'a secret of 16 or more characters without spaces, such as the output of: openssl rand -hex 24',
  ],
  CHAT_SCRIPT_URL: [scriptUrl, scriptSentence('https://chat.example/widget.js')],
  CHAT_ID: [z.string().optional(), 'the id that the chat service gave you'],
  CHAT_ORIGINS: [listOfOrigins.default([]), originsSentence],
  ANALYTICS_SCRIPT_URL: [scriptUrl, scriptSentence('https://www.googletagmanager.com/gtm.js')],
  ANALYTICS_ID: [z.string().optional(), 'the id that the analytics service gave you'],
  ANALYTICS_ORIGINS: [listOfOrigins.default([]), originsSentence],
  REMOTE_SUPPORT_WINDOWS_URL: [toolUrl, toolSentence('https://support.example/windows.exe')],
  REMOTE_SUPPORT_MAC_URL: [toolUrl, toolSentence('https://support.example/mac.dmg')],
  ROUTER_TOOL_URL: [toolUrl, toolSentence('https://support.example/router-tool.zip')],
  APP_SECRET: [
    z.string().min(32).optional(),
    'a secret of 32 or more characters, such as the output of: openssl rand -base64 48',
  ],
  APP_SECRET_PREVIOUS: [
    z.string().min(32).optional(),
    'the secret that APP_SECRET was before, while it is being rotated',
  ],
  BACKUP_RECIPIENT: [
    z
      .string()
      .transform(value => value.split(',').map(recipient => recipient.trim()))
      .refine(recipients => recipients.every(isAgeRecipient))
      .default([]),
    'a public key of age, such as npm run backup -- new-key prints; several are separated by commas',
  ],
  CONFIRMED_TEXTS: [
    z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional(),
    'the fingerprint that npm run check:live prints',
  ],
  BACKUP_DIR: [z.string().default('./backups'), 'a folder'],
  TRUST_PROXY: [
    z
      .string()
      .refine(value => parseTrustProxy(value) !== null)
      .optional(),
    'true, false, or the addresses of the proxies, separated by commas',
  ],
  LOG_LEVEL: [z.enum(logLevels).default('info'), `one of ${logLevels.join(', ')}`],
  RATE_LIMIT_FACTOR: [
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .refine(factor => factor > 0)
      .default(1),
    'a number above 0',
  ],
  SEPA_SCHEME: [z.enum(['CORE', 'B2B']).default('CORE'), 'CORE or B2B'],
  API_DOCS: [z.enum(['staff', 'public']).optional(), 'staff or public'],
  CATALOGUE_APPROVAL: [z.enum(['on', 'off']).default('off'), 'on or off'],
  CLOSING_DAYS: [listOfDays.default([]), 'days separated by commas, such as 2026-12-24,2026-12-31'],
} as const satisfies Record<string, readonly [z.ZodType, string]>

/** Each variable as it was read. */
export type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name][0]> }

/**
 * Reads the variables; an empty one counts as absent.
 * @throws StartupProblem with one sentence that says what to set
 */
export function readVariables(env: Environment): Variables {
  const read = Object.entries(variables).map(([name, [schema, expected]]) => {
    const parsed = schema.safeParse(env[name] || undefined)
    if (parsed.success) return [name, parsed.data] as const
    throw new StartupProblem(`The variable ${name} is wrong: set it to ${expected}.`)
  })
  return Object.fromEntries(read) as Variables
}

/** With nothing else behind them. */
function isHostAndPort(value: string): boolean {
  const { hostname = '', port = '', pathname = '', search = '' } = URL.parse(value) ?? {}
  return hostname !== '' && port !== '' && pathname.length <= 1 && search === ''
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username
}

/** An origin as a Content-Security-Policy names it; a host may begin with `*.`. */
const isSourceOrigin = (value: string): boolean =>
  /^(https?|wss?):\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(value)
