import { readFileSync } from 'node:fs'
import { addressUses } from '../../../app/server/address-uses.ts'
import { type StaffVisitor, startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { FOR_BULK_WORK, openDatabase, openPool } from '../../../platform/database/pool.ts'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import type { ImportKind } from '../../addresses/import.ts'
import { makeImportsLive, workOnImports } from '../../addresses/server/imports/work-on-imports.ts'
import { createCatalogue } from '../../catalogue/server/catalogue.ts'
import type { ImportDecision, ImportPage } from '../import-schemas.ts'

export const importsPath = '/api/beheer/dekking/bestanden'
export const shippedCoverage = readFileSync('content/addresses/coverage.csv', 'utf8')
export const shippedAddresses = readFileSync('content/addresses/addresses.csv', 'utf8')
/** The fibre of 1017 XN 42 ends at 100 Mbit/s, below its copper of 200. */
export const slowerCoverage = shippedCoverage.replace(
  /^(1017 XN;.*;glasvezel;on-net;)4000;4000/m,
  '$1100;100',
)

/** A shop to which a colleague sends files, and the worker's part of it. */
export async function startImportShop() {
  const over = await createTestDatabase()
  const { connection } = over
  const shop = await startTestShop({ connection }, {}, over)
  const bulk = openDatabase(openPool(connection, () => undefined, FOR_BULK_WORK))
  const colleague = await shop.staff('dekking')

  async function send(
    file: string,
    { as = colleague, kind = 'coverage' as ImportKind, name = 'dekking.csv' } = {},
  ) {
    const response = await as.post(`${importsPath}?soort=${kind}&naam=${encodeURIComponent(name)}`, {
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    return { status: response.status, ...((await response.json()) as { id: number; message: string }) }
  }

  const read = async (id: number, as: StaffVisitor = colleague): Promise<ImportPage> =>
    (await as.get(`${importsPath}/${id}`)).json() as Promise<ImportPage>

  const decide = async (id: number, act: ImportDecision['act'], startsAt: string | null = null) => {
    const response = await colleague.post(`${importsPath}/${id}/besluit`, { body: { act, startsAt } })
    return {
      status: response.status,
      message: response.status === 204 ? '' : ((await response.json()) as { message: string }).message,
    }
  }

  /** Does the worker's part. */
  async function work() {
    const services = { database: bulk, catalogue: createCatalogue(bulk.$client), uses: addressUses }
    for (let isGoing = true; isGoing; ) {
      const switched = await makeImportsLive(services)
      isGoing = (await workOnImports(services)) || switched
    }
  }

  async function ready(file: string, kind: ImportKind = 'coverage'): Promise<number> {
    const { id, status, message } = await send(file, { kind })
    if (status !== 201) throw new Error(`The file is not taken: ${message}`)
    await work()
    const { state } = (await read(id)).import
    if (state !== 'ready') throw new Error(`The file is not ready but ${state}`)
    return id
  }

  /** Takes a decision about a file, and does what the worker does then. */
  async function decideAndWork(id: number, act: ImportDecision['act']) {
    const { status, message } = await decide(id, act)
    if (status !== 204) throw new Error(message)
    await work()
  }

  return {
    shop,
    bulk,
    colleague,
    send,
    read,
    decide,
    decideAndWork,
    work,
    ready,
    /** Throws away what waits. */
    async forgetWaiting() {
      await over.pool.query(
        "update coverage_imports set state = 'thrown-away', starts_at = null where state in ('receiving', 'checking', 'ready', 'planned')",
      )
      await work()
    },
    async stop() {
      await bulk.$client.end()
      await shop.stop()
    },
  }
}

/** The fastest line that a visitor is offered at 1017 XN 42. */
export async function fastestAt42(shop: TestShop): Promise<number> {
  const visitor = shop.visitor()
  const form = new URLSearchParams({ zipCode: '1017XN', housenumber: '42' })
  form.set(captchaField, await visitor.captchaToken('submit_zipcode_check'))
  const answer = (await (await visitor.post('/api/bestellen-zipcode', { body: form })).json()) as {
    products: { downloadSpeedMbs: number | null }[]
  }
  return Math.max(...answer.products.map(({ downloadSpeedMbs }) => downloadSpeedMbs ?? 0))
}
