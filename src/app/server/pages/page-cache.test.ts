import { expect, it } from 'vitest'
import { createPageCache, type RenderedPage } from './page-cache.ts'

const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache' }

const page = (html: string, response = new Response(null, { headers })): RenderedPage => ({
  response,
  body: Buffer.from(html),
  nonces: { script: 'n1', style: 'n2' },
})

/** Results of many simultaneous visits, and the number of renderings. */
async function visitsAtOnce(
  pageAt: ReturnType<typeof createPageCache>,
  render: (nth: number) => Promise<RenderedPage>,
) {
  let renderings = 0
  const visit = () =>
    pageAt('/contact', () => {
      renderings += 1
      return render(renderings)
    })
  const found = await Promise.allSettled(Array.from({ length: 50 }, visit))
  return { found, renderings }
}

it('many who ask at once for a page wait for one rendering of it', async () => {
  const { found, renderings } = await visitsAtOnce(
    createPageCache(async () => 'v1'),
    async () => page('<p nonce="n1">'),
  )
  expect(renderings).toBe(1)
  for (const { status } of found) expect(status).toBe('fulfilled')
})

it('a page that is not to be kept is rendered for each, and the place stays free', async () => {
  const pageAt = createPageCache(async () => 'v1')
  const incomplete = async (nth: number) =>
    page(`rendering ${nth}`, new Response(null, { status: 500, headers }))
  const { found, renderings } = await visitsAtOnce(pageAt, incomplete)
  expect(renderings).toBe(50)
  for (const each of found) expect(each).toMatchObject({ value: { kind: 'rendered' } })
  expect(await pageAt('/contact', async () => page('well again'))).toMatchObject({ kind: 'kept' })
})

it('a rendering that fails fails nobody else, and is tried again', async () => {
  const pageAt = createPageCache(async () => 'v1')
  const { found } = await visitsAtOnce(pageAt, async nth => {
    if (nth === 1) throw new Error('no memory')
    return page('well')
  })
  expect(found.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await pageAt('/contact', async () => page('well'))).toMatchObject({ kind: 'kept' })
})

it('a page of an older catalogue is neither kept nor shown once there is a newer one', async () => {
  let version = 'v1'
  let release = () => {}
  const pageAt = createPageCache(async () => version)
  const old = pageAt('/contact', async () => {
    await new Promise<void>(resolve => {
      release = resolve
    })
    return page('old price')
  })
  await new Promise(resolve => setImmediate(resolve))
  version = 'v2'
  const renewed = await pageAt('/contact', async () => page('new price'))
  release()
  await old
  const later = await pageAt('/contact', async () => page('rendered once more'))
  expect(later).toEqual(renewed)
  expect(later).toMatchObject({ kind: 'kept', page: { plain: Buffer.from('new price') } })
})

it('what is kept has a bound: the page that was asked for longest ago goes first', async () => {
  const html = 'x'.repeat(1_000)
  const pageAt = createPageCache(async () => 'v1', { bytes: 2_500 })
  const renderings: string[] = []
  const visit = (address: string) =>
    pageAt(address, async () => {
      renderings.push(address)
      return page(html)
    })
  for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) await visit(address)
  expect(renderings).toEqual(['/a', '/b', '/c', '/b'])
})
