import type pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { AddressRegister } from './address-register.ts'
import { importedAddressRegister } from './address-register-imported.ts'
import { pdokAddressRegister, pdokTimeLimitMs } from './address-register-pdok.ts'
import { standInAddressRegister } from './address-register-stand-in.ts'
import { outsideCalls } from './calls.ts'
import type { KvkRegister } from './kvk-register.ts'
import { kvkRegisterApi } from './kvk-register-api.ts'
import { standInKvkRegister } from './kvk-register-stand-in.ts'
import { noVatRegister, type VatRegister } from './vat-register.ts'
import { viesVatRegister } from './vat-register-vies.ts'

type RegisterParts = {
  readonly config: Pick<Config, 'kvk' | 'addresses' | 'vat'>
  readonly pool: pg.Pool
  readonly log: Log
  readonly metrics: Metrics
}

/** The registers that orders are checked with. */
export type Registers = {
  readonly kvkRegister: KvkRegister
  readonly addressRegister: AddressRegister
  readonly vatRegister: VatRegister
}

/** The registers that the configuration asks for: real ones, or what stands in for them. */
export const createRegisters = ({ config, pool, log, metrics }: RegisterParts): Registers => ({
  kvkRegister:
    config.kvk.provider === 'kvk'
      ? kvkRegisterApi({ ...config.kvk, ask: outsideCalls('kvk', { log, metrics }) })
      : standInKvkRegister,
  addressRegister:
    config.addresses.provider === 'pdok'
      ? pdokAddressRegister({
          url: config.addresses.url,
          ask: outsideCalls('pdok', { log, metrics, timeLimitMs: pdokTimeLimitMs }),
          fallback: importedAddressRegister(pool),
        })
      : config.addresses.provider === 'imported'
        ? importedAddressRegister(pool)
        : standInAddressRegister(importedAddressRegister(pool)),
  vatRegister:
    config.vat.provider === 'vies'
      ? viesVatRegister({ url: config.vat.url, ask: outsideCalls('vies', { log, metrics }) })
      : noVatRegister,
})
