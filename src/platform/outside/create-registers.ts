import { createBudget } from '../budgets/hourly-budget.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/pool.ts'
import type { Log } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { AddressRegister } from './address-register.ts'
import { pdokAddressRegister, pdokTimeLimitMs } from './address-register-pdok.ts'
import { standInAddressRegister } from './address-register-stand-in.ts'
import { outsideCalls } from './calls.ts'
import type { KvkRegister } from './kvk-register.ts'
import { kvkRegisterApi } from './kvk-register-api.ts'
import { standInKvkRegister } from './kvk-register-stand-in.ts'
import { noVatRegister, type VatRegister } from './vat-register.ts'
import { viesVatRegister } from './vat-register-vies.ts'

type RegisterParts = {
  readonly config: Pick<Config, 'kvk' | 'addresses' | 'vat' | 'rateLimitFactor'>
  readonly database: Database
  /** The register as it was imported into the shop's own database. */
  readonly importedAddresses: AddressRegister
  readonly log: Log
  readonly metrics: Metrics
}

/** The registers that orders are checked with. */
export type Registers = {
  readonly kvkRegister: KvkRegister
  readonly addressRegister: AddressRegister
  readonly vatRegister: VatRegister
}

/** Calls in an hour, by all copies of the shop and for all visitors; of KVK three make one company, and cost money. */
const callsPerHour = { kvk: 3_000, pdok: 20_000, vies: 2_000 } as const

/** The registers that the configuration asks for: real ones, or what stands in for them. */
export function createRegisters({
  config,
  database,
  importedAddresses,
  log,
  metrics,
}: RegisterParts): Registers {
  const ask = (service: keyof typeof callsPerHour, timeLimit: { timeLimitMs?: number } = {}) => {
    const perHour = Math.max(1, Math.round(callsPerHour[service] * config.rateLimitFactor))
    const budget = createBudget(database, { name: service, perHour })
    return outsideCalls(service, { log, metrics, budget, ...timeLimit })
  }
  return {
    kvkRegister:
      config.kvk.provider === 'kvk' ? kvkRegisterApi({ ...config.kvk, ask: ask('kvk') }) : standInKvkRegister,
    addressRegister:
      config.addresses.provider === 'pdok'
        ? pdokAddressRegister({
            url: config.addresses.url,
            ask: ask('pdok', { timeLimitMs: pdokTimeLimitMs }),
            fallback: importedAddresses,
          })
        : config.addresses.provider === 'imported'
          ? importedAddresses
          : standInAddressRegister(importedAddresses),
    vatRegister:
      config.vat.provider === 'vies'
        ? viesVatRegister({ url: config.vat.url, ask: ask('vies') })
        : noVatRegister,
  }
}
