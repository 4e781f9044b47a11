import type { Config } from '../config/config.ts'
import type { OutsideCallOptions } from './calls.ts'
import { noVirusScanner, type VirusScanner } from './virus-scanner.ts'
import { clamdScanner } from './virus-scanner-clamd.ts'

/** The scanner that the configuration asks for; without one, files are not scanned. */
export const createVirusScanner = ({
  config,
  ...options
}: Pick<OutsideCallOptions, 'log' | 'metrics'> & {
  readonly config: Pick<Config, 'clamavUrl'>
}): VirusScanner => (config.clamavUrl === null ? noVirusScanner : clamdScanner(config.clamavUrl, options))
