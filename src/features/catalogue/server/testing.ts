import type { Pool } from 'pg'
import { openDatabase, type Queryable, transaction } from '../../../platform/database/pool.ts'
import { checkCatalogue } from '../catalogue-rules.ts'
import { idsOf, type Offering, productsInOrder } from '../offering.ts'
import { type ProductOffering, sellables } from '../product.ts'
import { changesTo } from '../revision.ts'
import { problemText } from '../revision-words.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { databaseNow } from './plan-revision.ts'
import type { Previews } from './preview.ts'
import { selectState } from './stored-catalogue.ts'
import { insertRevision, putChanges } from './stored-revisions.ts'

/** The catalogue that the shop ships with. A test that asks it for prices stays as it is when they change. */

const lines = sellables(readCatalogueFiles())

/** The product that an order line with this id contains. */
export function shippedLine(id: number): ProductOffering {
  const line = lines.get(id)
  if (!line) throw new Error(`The catalogue has no product ${id}`)
  return line
}

/** Cents per month, or once. */
export const priceOf = (id: number): number => shippedLine(id).priceInCents

/** Total of a list of lines in cents; quantity 1 by default. */
export const sumOf = (ordered: readonly { readonly id: number; readonly quantity?: number }[]): number =>
  ordered.reduce((sum, { id, quantity = 1 }) => sum + quantity * priceOf(id), 0)

const nameOfTests = 'Test'

/** Everything that is sold now, in the order of the pages. */
export const soldNow = async (database: Queryable): Promise<readonly ProductOffering[]> =>
  productsInOrder((await selectState(database)).offerings.values())

/** Ends what is sold under these ids, as a revision does: offerings, their set-up or support, devices. */
export const stopSelling = (pool: Pool, ...ids: readonly number[]): Promise<void> =>
  launch(pool, offering =>
    ids.some(id => idsOf(offering).includes(id)) ? withoutIds(offering, ids) : offering,
  )

function withoutIds(offering: Offering, ids: readonly number[]): Offering | null {
  const { id, setupProduct, supportProduct, device } = offering
  const ends = (other: number | undefined) => other !== undefined && ids.includes(other)
  if (ends(id) || ends(device?.productBuyId) || ends(device?.productRentId)) return null
  return {
    ...offering,
    setupProduct: ends(setupProduct?.id) ? null : setupProduct,
    supportProduct: ends(supportProduct?.id) ? null : supportProduct,
  }
}

/** Sells again what the launches of this test ended or changed, at the prices of before. */
export async function sellAsBefore(pool: Pool): Promise<void> {
  await pool.query("update catalogue_revisions set status = 'obsolete' where name = $1", [nameOfTests])
}

/** Another price from now on. */
export const changePrice = (pool: Pool, id: number, priceInCents: number): Promise<void> =>
  launch(pool, offering => {
    const { setupProduct, supportProduct, device } = offering
    if (setupProduct?.id === id) return { ...offering, setupProduct: { ...setupProduct, priceInCents } }
    if (supportProduct?.id === id) return { ...offering, supportProduct: { ...supportProduct, priceInCents } }
    if (device?.productRentId === id)
      return { ...offering, device: { ...device, productRentPriceInCents: priceInCents } }
    if (device?.productBuyId === id)
      return { ...offering, priceInCents, device: { ...device, productBuyPriceInCents: priceInCents } }
    return offering.id === id ? { ...offering, priceInCents } : offering
  })

/**
 * Launches a revision with what this makes of each offering.
 * @throws where a rule is broken: the shop would sell what it sold before
 */
async function launch(pool: Pool, change: (offering: Offering) => Offering | null): Promise<void> {
  await transaction(openDatabase(pool), async tx => {
    const { offerings } = await selectState(tx)
    const wanted = [...offerings.values()].map(change).filter(offering => offering !== null)
    const [broken] = checkCatalogue(wanted)
    if (broken) throw new Error(`No such catalogue is sold: ${problemText(broken)}`)
    const now = await databaseNow(tx)
    const id = await insertRevision(tx, {
      name: nameOfTests,
      origin: 'file',
      status: 'active',
      startsAt: now,
      plannedAt: now,
    })
    await putChanges(tx, id, changesTo(offerings, wanted), null)
  })
}

/** Nobody looks at a preview. */
export const noPreviews: Previews = { of: async () => null, ofToken: async () => null }
