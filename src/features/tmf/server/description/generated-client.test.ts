import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import { ordersFrom } from '../../../quotes/server/testing.ts'
import { sentTo } from '../../../quotes/server/tmf/testing.ts'
import { tmfClient } from '../kit/testing.ts'

/* The sample client of docs/integration, whose types are made of what the shop serves, as an integrator makes them. */

const sample = path.resolve('docs/integration/client')
const modules = path.join(sample, 'node_modules')

const shop = await startTestShop()
const client = await tmfClient(shop, { name: 'CRM' })
const folder = await mkdtemp(path.join(tmpdir(), 'client-'))
await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
await cp(sample, folder, {
  recursive: true,
  filter: file => !/node_modules|generated/.test(path.relative(sample, file)),
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await shop.stop()
})

/** Runs a program in the folder of the client; what it prints comes out, and a failure with it. */
async function run(...program: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, SHOP_URL: shop.url, SHOP_KEY: client.key },
  }).catch(error => {
    throw new Error(`${program.join(' ')}\n${error.stdout}\n${error.stderr}`)
  })
  return stdout
}

test('a client that is generated from the descriptions fits them, orders each product and accepts a quote', async () => {
  await run('describe.ts')
  await run(path.join(modules, 'openapi-typescript/bin/cli.js'))
  await run(path.join(modules, 'typescript/bin/tsc'))

  const placed = (await run('place-orders.ts'))
    .trim()
    .split('\n')
    .map(line => line.split(' '))
  expect(placed.map(([type, , state]) => [type, state])).toEqual(
    ['internet', 'cloud', 'mobile', 'telephony'].map(type => [type, 'acknowledged']),
  )
  const { body } = await client.get(`${tmfPath('TMF622', 'productOrder')}?fields=category`)
  expect(body.map(({ id, category }: Record<string, string>) => [id, category])).toEqual(
    placed.map(([type, id]) => [id, { mobile: 'mobiel', telephony: 'telefonie' }[type ?? ''] ?? type]),
  )

  const quote = await sentTo(client, await shop.staff('verkoop'))
  const [state, ...orders] = (await run('accept-quote.ts', quote)).trim().split(' ')
  expect(state).toBe('accepted')
  expect((await ordersFrom(shop, quote)).map(({ number }) => number).toSorted()).toEqual(orders.toSorted())
  expect(orders.length).toBe(3)
})
