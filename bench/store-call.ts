import { createSecretKey } from 'node:crypto'
import type pg from 'pg'
import brand from '../content/brand.json' with { type: 'json' }
import { Submission } from '../features/orders/contract.ts'
import { internetLinesAt } from '../features/addresses/server/check-address.ts'
import { registeredStreetAt } from '../features/addresses/server/find-address.ts'
import type { Catalogue } from '../features/catalogue/server/catalogue.ts'
import { createCatalogue } from '../features/catalogue/server/catalogue.ts'
import { isSepaIban } from '../features/details/server/sepa-iban.ts'
import { createCipher } from '../platform/secrets/cipher.ts'
import { openDatabase } from '../platform/database/pool.ts'
import { buyerOf } from '../features/orders/server/buyer.ts'
import { placeOrder } from '../features/orders/server/place-order.ts'
import { importedAddressRegister } from '../platform/outside/address-register-imported.ts'
import { standInKvkRegister } from '../platform/outside/kvk-register-stand-in.ts'
import { noVatRegister } from '../platform/outside/vat-register.ts'
import { plant } from './plants/store-order.ts'
import { sampleOrder } from './sample-order.ts'

/** The statement that stores an order, with its values. */
export type StoreCall = { readonly text: string; readonly values: readonly unknown[] }

/** Places one order as the shop does and takes down the statement that stored it. */
export async function recordStoreCall(pool: pg.Pool): Promise<StoreCall> {
  let recorded: StoreCall | null = null
  plant((query, run) => {
    recorded = query
    return run(query)
  })
  const { kind, request } = Submission.parse(JSON.parse(sampleOrder('Bakkerij De Korenmolen B.V.')))
  const ibanCipher = createCipher(Buffer.alloc(32, 'bench'))
  const orderer = kind === 'order' && buyerOf(request.userWithoutAccountInformation, null, ibanCipher)
  if (!orderer) throw new Error('The sample order is not an order')
  const catalogue: Catalogue = createCatalogue(pool)
  const outcome = await placeOrder(
    {
      database: openDatabase(pool),
      catalogue,
      internetLinesAt: address =>
        internetLinesAt({ pool, catalogue, register: importedAddressRegister(pool) }, address),
      streetOf: place => registeredStreetAt(importedAddressRegister(pool), place),
      kvkStatus: async kvkNumber => (await standInKvkRegister.company(kvkNumber)).standing,
      vatStatus: noVatRegister.standing,
      isSepaIban,
      ibanCipher,
      bodyKey: createSecretKey(Buffer.alloc(32, 'bench')),
      sepaScheme: 'CORE',
      brand,
      callBy: () => new Date(),
      staffEmail: 'staff@shop.example',
      mailDomain: 'shop.example',
      onMailQueued: () => undefined,
    },
    {
      sessionHash: Buffer.alloc(32, 'bench'),
      customer: null,
      ownerId: null,
      idempotencyKey: 'bench',
      placedByStaff: null,
      isBulk: false,
    },
    { ...request, orderer },
  )
  if (outcome.kind !== 'placed' || !recorded) throw new Error('The sample order was not placed')
  return recorded
}
