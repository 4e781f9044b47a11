import { createSecretKey } from 'node:crypto'
import type pg from 'pg'
import brand from '../content/brand.json' with { type: 'json' }
import { internetLinesAt } from '../src/features/addresses/server/check-address.ts'
import { registeredStreetAt } from '../src/features/addresses/server/find-address.ts'
import { importedAddressRegister } from '../src/features/addresses/server/imported-register.ts'
import { checkInPlace } from '../src/features/agreements/server/order-in-place.ts'
import type { Catalogue } from '../src/features/catalogue/server/catalogue.ts'
import { createCatalogue } from '../src/features/catalogue/server/catalogue.ts'
import { isSepaIban } from '../src/features/details/server/check-details.ts'
import { Submission } from '../src/features/orders/contract.ts'
import { buyerOf } from '../src/features/orders/server/buyer.ts'
import { placeOrder } from '../src/features/orders/server/place-order.ts'
import { openDatabase } from '../src/platform/database/pool.ts'
import { standInKvkRegister } from '../src/platform/outside/kvk-register-stand-in.ts'
import { noVatRegister } from '../src/platform/outside/vat-register.ts'
import { createCipher } from '../src/platform/secrets/cipher.ts'
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
        internetLinesAt({ pool, catalogue, addressRegister: importedAddressRegister(pool) }, address),
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
      checkInPlace: checkInPlace(openDatabase(pool)),
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
