import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import type { Json } from '../../json.ts'
import { tmfClient } from '../kit/testing.ts'

const shop = await startTestShop()
const client = await tmfClient(shop)
const reader = await tmfClient(shop, { name: 'Webwinkel' })
afterAll(() => shop.stop())

const offerings = tmfPath('TMF620', 'productOffering')
const ids = (body: readonly Json[]) => body.map(({ id }) => id)

/** The first internet line that is sold. */
const firstLine = async () =>
  (await reader.get(`${offerings}?category.id=internet&lifecycleStatus=Launched&limit=1`)).body[0]

describe('files', () => {
  const imports = tmfPath('TMF620', 'importJob')
  const exports = tmfPath('TMF620', 'exportJob')
  const fetched = (url: string, key = client.key) =>
    fetch(shop.url + new URL(url).pathname, { headers: { authorization: `Bearer ${key}` } })

  test('an export is fetched with the key of its client, and goes back in', async () => {
    const job = await client.post(exports, { url: 'https://shop.example/catalogus.csv' })
    expect(job.body).toMatchObject({ status: 'Succeeded', contentType: 'text/csv' })
    expect((await fetched(job.body.url, reader.key)).status).toBe(404)
    expect((await fetched(job.body.url, 'zts_live_x')).status).toBe(401)
    const csv = Buffer.from(await (await fetched(job.body.url)).arrayBuffer())
    expect(csv.toString()).toContain('Looptijd')
    const line = await firstLine()
    const renamed = csv.toString().replaceAll(line.name, 'Lijn uit een bestand')
    const taken = await client.post(imports, {
      url: `data:text/csv;base64,${Buffer.from(renamed).toString('base64')}`,
    })
    expect(taken.body, taken.body.errorLog).toMatchObject({ status: 'Succeeded' })
    expect((await client.get(`${offerings}/${line.id}`)).body).toMatchObject({
      name: 'Lijn uit een bestand',
      lifecycleStatus: 'In design',
    })
    expect(ids((await client.get(imports)).body)).toEqual([taken.body.id])
    expect((await client.delete(`${imports}/${taken.body.id}`)).status).toBe(204)
    const whole = await client.post(exports, {
      url: 'https://shop.example/x',
      contentType: 'application/json',
    })
    expect((await (await fetched(whole.body.url)).json()).offerings.length).toBeGreaterThan(10)
  })

  test('a file that is wrong says where, and one elsewhere is never fetched', async () => {
    const wrong = await client.post(imports, { url: 'data:text/csv,id%3BPrijs%0A101%3Bduur' })
    expect(wrong.body).toMatchObject({ status: 'Failed', errorLog: expect.stringContaining('regel 2') })
    const elsewhere = await client.post(imports, { url: 'http://169.254.169.254/latest' })
    expect([elsewhere.status, elsewhere.body.fields[0].path]).toEqual([422, 'url'])
  })
})
