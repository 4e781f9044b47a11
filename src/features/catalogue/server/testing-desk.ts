import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { StaffVisitor, TestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { catalogueCalls } from '../contract.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import type { OfferingPage, RevisionPage, Revisions } from '../desk-schemas.ts'
import type { Offering } from '../offering.ts'
import type { ProductType } from '../product.ts'
import { PriceList } from '../products.ts'
import { problemText } from '../revision-words.ts'

/** The catalogue at the desk, driven as its page does. */

type Call = { readonly method: string; readonly path: string }

/** An answer with its body, which is empty where it has none. */
export type Answer = { readonly status: number; readonly body: Record<string, unknown> }

export type CatalogueDesk = ReturnType<typeof catalogueDeskOf>

export function catalogueDeskOf(visitor: Pick<StaffVisitor, 'send' | 'change'>) {
  const call = async ({ method, path }: Call, body?: unknown): Promise<Answer> => {
    const response = await (method === 'GET'
      ? visitor.send('GET', path)
      : visitor.change(method, path, body === undefined ? {} : { body }))
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: isJson ? JSON.parse(text) : {} }
  }
  const read = async <Body>(at: Call): Promise<Body> => {
    const { status, body } = await call(at)
    expect(status).toBe(200)
    return body as Body
  }

  const make = async (
    name: string,
    startsAt: string | null = null,
    endsAt: string | null = null,
  ): Promise<number> => {
    const { status, body } = await call(calls.makeRevision, { name, description: '', startsAt, endsAt })
    expect(status).toBe(201)
    return Number(body.id)
  }
  const revision = (id: number) => read<RevisionPage>(endpoint(calls.revision, { id }))
  const offering = (id: number, item: number) => read<OfferingPage>(endpoint(calls.offering, { id, item }))

  /** Sends the offering as it stands in the revision, with these values changed. */
  const change = async (id: number, item: number, values: Partial<Offering>): Promise<Answer> => {
    const { after, before, version } = await offering(id, item)
    return call(endpoint(calls.changeOffering, { id, item }), {
      version,
      offering: { ...(after ?? before), ...values },
    })
  }
  /** Plans as somebody who confirms these warnings; all of them where they are not said. */
  const plan = async (id: number, confirmed?: readonly string[]): Promise<Answer> => {
    const { revision: read, warned } = await revision(id)
    return call(endpoint(calls.planRevision, { id }), {
      version: read.version,
      confirmed: confirmed ?? warned.map(problemText),
    })
  }

  return {
    call,
    make,
    revision,
    offering,
    change,
    plan,
    revisions: () => read<Revisions>(calls.revisions),
    end: async (id: number, item: number) => {
      const { version } = await offering(id, item)
      return call(endpoint(calls.endOffering, { id, item }), { version })
    },
    add: (id: number, productType: ProductType, copyOf: number | null = null, endsCopied = false) =>
      call(endpoint(calls.addOffering, { id }), { productType, copyOf, endsCopied }),
    undo: (id: number, startsAt: string | null = null, reason = 'Een prijs was fout') =>
      call(endpoint(calls.undoRevision, { id }), { reason, startsAt }),
    test: (id: number, isInTest = true) => call(endpoint(calls.testRevision, { id }), { isInTest }),
    take: (id: number, kind: 'csv' | 'json', content: string, isTry = false) =>
      call(endpoint(calls.importFile, { id }), {
        kind,
        content: Buffer.from(content).toString('base64'),
        isTry,
      }),
    /** A revision that gives this price now. */
    launchPrice: async (item: number, priceInCents: number, name = 'Prijs'): Promise<number> => {
      const id = await make(name)
      expect((await change(id, item, { priceInCents })).status).toBe(204)
      expect((await plan(id)).status).toBe(204)
      return id
    },
  }
}

/** Sells again what the shop was installed with: every other revision goes. */
export const forgetRevisions = async ({ testDatabase }: Pick<TestShop, 'testDatabase'>): Promise<void> => {
  await testDatabase.pool.query("delete from catalogue_revisions where origin <> 'installation'")
}

/** The price list of a type by its ids, as this visitor gets it. */
export async function pricesFor(
  visitor: Pick<StaffVisitor, 'get'>,
  productType: ProductType,
): Promise<ReadonlyMap<number, z.infer<typeof PriceList>[number]>> {
  const response = await visitor.get(`${catalogueCalls.productPrices.path}?productType=${productType}`)
  const products = z.parse(PriceList, await response.json())
  return new Map(products.map(product => [product.id, product]))
}
