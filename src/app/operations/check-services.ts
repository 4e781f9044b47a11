import type { Config } from '../../platform/config/config.ts'
import { checkCaptcha, checkDatabase, checkInbox, checkMail, checkScript } from './connections.ts'
import { checkMailDomains } from './mail-domains.ts'
import { checkKvk, checkPdok, checkVies } from './registers.ts'
import { checkScanner } from './scanner.ts'
import type { ServiceCheck } from './service-check.ts'

/** Calls every service that is configured, once and all together; what stands in for the others is only named. */
export async function checkServices(config: Config): Promise<ServiceCheck[]> {
  const [services, mailDomains] = await Promise.all([servicesOf(config), checkMailDomains(config)])
  return [...services, ...mailDomains]
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
