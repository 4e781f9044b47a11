import type { Config } from '../../platform/config/config.ts'

const ofThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/
const encryptingModes = ['require', 'verify-ca', 'verify-full']

/** The variables whose service is on another machine and spoken to in the clear. */
export function plainConnections(config: Config): string[] {
  const { database, mail, kvk, addresses, vat, captcha, webhooks } = config
  const services: Readonly<Record<string, string | undefined>> = {
    KVK_API_URL: kvk.provider === 'kvk' ? kvk.url : undefined,
    PDOK_URL: addresses.provider === 'pdok' ? addresses.url : undefined,
    VIES_URL: vat.provider === 'vies' ? vat.url : undefined,
    RECAPTCHA_VERIFY_URL: captcha.provider === 'recaptcha' ? captcha.verifyUrl : undefined,
    WEBINAR_WEBHOOK_URL: webhooks.webinar,
  }
  const plain = Object.entries(services).filter(([, url]) => url && isPlain(url, 'http:'))
  return [
    ...(database.kind === 'external' && isPlainDatabase(database.url) ? ['DATABASE_URL'] : []),
    ...(mail.smtpUrl !== null && isPlain(mail.smtpUrl, 'smtp:') && !new URL(mail.smtpUrl).password
      ? ['SMTP_URL']
      : []),
    ...plain.map(([name]) => name),
  ]
}

function isPlain(address: string, protocol: string): boolean {
  const url = new URL(address)
  return url.protocol === protocol && !ofThisMachine.test(url.hostname)
}

/** A database without a host is behind a socket of this machine. */
function isPlainDatabase(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  const host = searchParams.get('host') ?? hostname
  const isEncrypted = encryptingModes.includes(searchParams.get('sslmode') ?? '')
  return !isEncrypted && !ofThisMachine.test(host) && !host.startsWith('/')
}
