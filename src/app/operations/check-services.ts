import { askMailDomains } from '../../features/mails/server/mail-domains.ts'
import type { Config } from '../../platform/config/config.ts'
import { checkCaptcha, checkDatabase, checkInbox, checkMail, checkScript } from './connections.ts'
import { checkKvk, checkPdok, checkVies } from './registers.ts'
import { checkScanner } from './scanner.ts'
import { configured, type ServiceCheck } from './service-check.ts'

/** Calls every service that is configured, once and all together; what stands in for the others is only named. */
export async function checkServices(config: Config): Promise<ServiceCheck[]> {
  const [services, mailDomains] = await Promise.all([servicesOf(config), askMailDomains(config)])
  return [
    ...services,
    ...mailDomains.map(({ domain, problems }) =>
      configured(`Maildomein ${domain}`, problems.length === 0 ? null : problems.join('; ')),
    ),
  ]
}

const servicesOf = (config: Config): Promise<ServiceCheck[]> =>
  Promise.all([
    checkDatabase(config),
    checkMail(config),
    checkInbox(config),
    checkCaptcha(config),
    checkKvk(config),
    checkPdok(config),
    checkVies(config),
    checkScanner(config),
    checkScript('Chat', config.outsideScripts.chat, 'CHAT_SCRIPT_URL'),
    checkScript('Statistieken', config.outsideScripts.analytics, 'ANALYTICS_SCRIPT_URL'),
  ])
