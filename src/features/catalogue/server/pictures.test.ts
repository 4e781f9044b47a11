import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { catalogueDeskCalls } from '../contract-desk.ts'
import { smallPicture } from '../small-picture.ts'
import { pictureTexts } from '../texts-desk.ts'

const shop = await startTestShop()
const colleague = await shop.staff('catalogus')
afterAll(() => shop.stop())

const add = (bytes: Buffer) =>
  colleague.post(catalogueDeskCalls.addPicture.path, { body: { content: bytes.toString('base64') } })

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

/** A PNG whose head names a size, with hardly a pixel behind it. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])))
    return Buffer.concat([length, Buffer.from(type), data, checksum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a photo is stored upright, without its place, and shown as it was written', async () => {
  const photo = await plain(30, 20)
    .withExif({
      IFD0: { Copyright: 'van de fotograaf' },
      IFD3: { GPSLatitude: '52/1 22/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.includes('van de fotograaf')).toBe(true)
  const response = await add(photo)
  expect(response.status).toBe(201)
  const { path } = (await response.json()) as { path: string }
  expect(path).toMatch(/\.jpg$/)
  const shown = await fetch(shop.url + path)
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(bytes.includes('van de fotograaf')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 30 })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  // A card shows it smaller where it is large, at an address of its own.
  const small = await fetch(shop.url + smallPicture(path))
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
    width: 20,
    height: 30,
  })
  // The same picture again is the same.
  expect(await (await add(photo)).json()).toEqual({ path })
})

test.each(['png', 'webp'] as const)(
  'a %s stays one, with its transparent parts, and is made smaller where it is large',
  async type => {
    const picture = await sharp({ create: { width: 2_400, height: 600, channels: 4, background: '#0000' } })
      .toFormat(type)
      .toBuffer()
    const { path } = (await (await add(picture)).json()) as { path: string }
    const bytes = Buffer.from(await (await fetch(shop.url + path)).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: type,
      width: 2_000,
      height: 500,
      hasAlpha: true,
    })
    const small = await fetch(shop.url + smallPicture(path))
    expect(small.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
      format: type,
      width: 480,
      height: 120,
      hasAlpha: true,
    })
  },
)

test('whatever cannot be shown is refused at its field, and nothing is stored', async () => {
  const [{ count: before } = { count: -1 }] = await rowsOf<{ count: string }>(
    shop,
    'select count(*) from catalogue_pictures',
  )
  const png = await plain(40, 40).png().toBuffer()
  const jpeg = await plain(400, 400).jpeg().toBuffer()
  const refused: readonly (readonly [Buffer, string])[] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), pictureTexts.wrong],
    [await plain(4, 4).gif().toBuffer(), pictureTexts.wrong],
    [pngOf(30_000, 30_000), pictureTexts['too-many-pixels']],
    [pngOf(8_000, 5_001), pictureTexts['too-many-pixels']],
    [pngOf(800, 500), pictureTexts.broken],
    [png.subarray(0, 33), pictureTexts.broken],
    [png.subarray(0, png.length - 20), pictureTexts.broken],
    [jpeg.subarray(0, jpeg.length - 200), pictureTexts.broken],
    [Buffer.concat([png.subarray(0, 8), Buffer.alloc(100)]), pictureTexts.broken],
    [Buffer.concat([png, Buffer.alloc(5_000_002 - png.length)]), pictureTexts.tooLarge],
  ]
  for (const [place, [bytes, message]] of refused.entries()) {
    const response = await add(bytes)
    expect([place, response.status, await response.json()]).toMatchObject([
      place,
      422,
      { errors: { content: { message } } },
    ])
  }
  expect(await rowsOf(shop, 'select count(*) from catalogue_pictures')).toEqual([{ count: before }])
})
