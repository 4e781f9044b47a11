import type { Config } from '../../platform/config/config.ts'
import { createLog } from '../../platform/operations/log.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import { createVirusScanner } from '../../platform/outside/create-virus-scanner.ts'
import { configured, type ServiceCheck, standIn } from './service-check.ts'

/** A few bytes without a virus. */
const sample = Buffer.from('shop')

export async function checkScanner(config: Pick<Config, 'clamavUrl'>): Promise<ServiceCheck> {
  const name = 'Virusscanner'
  if (config.clamavUrl === null) return standIn(name, 'bestanden worden niet gescand (CLAMAV_URL)')
  const scanner = createVirusScanner({
    config,
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
  })
  const result = await scanner.scan(sample)
  return configured(name, result === 'clean' ? null : 'geeft geen goed antwoord')
}
