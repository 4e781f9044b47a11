import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { readPhotographs } from './read-photographs.ts'

const scenes = { street: { width: 640, height: 320 }, van: { width: 120, height: 96 } }
/** A tenth of what pages ask for. */
const widths = { all: [32, 48, 64, 96, 128, 192], least: 128 }

let folder: string
let cacheFolder: string
beforeEach(async ({ onTestFinished }) => {
  const root = await mkdtemp(path.join(tmpdir(), 'photographs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  folder = path.join(root, 'pictures')
  cacheFolder = path.join(root, 'cache/photographs')
  await mkdir(folder)
})

const read = () => readPhotographs({ folder, cacheFolder, scenes, widths })
const put = (file: string, content: Buffer | string) => writeFile(path.join(folder, file), content)
const say = (alts: Record<string, unknown>) => put('alt.json', JSON.stringify(alts))

/** Red above and blue below, so that it shows which way up it is. */
function photograph(width = 130, height = 110): Sharp {
  const half = { width, height: Math.ceil(height / 2), channels: 3 as const }
  return sharp({ create: { ...half, height, background: { r: 0, g: 0, b: 220 } } }).composite([
    { input: { create: { ...half, background: { r: 220, g: 0, b: 0 } } }, gravity: 'north' },
  ])
}

const jpeg = (width?: number, height?: number) => photograph(width, height).jpeg().toBuffer()

/** Whether the first pixels are red. */
async function isUpright(file: string): Promise<boolean> {
  const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  return red > 150 && blue < 100
}

test('no photograph replaces nothing, with or without the folder', async () => {
  expect(await read()).toEqual(new Map())
  await rm(folder, { recursive: true })
  expect(await read()).toEqual(new Map())
})

test.each(['jpg', 'jpeg', 'png', 'webp', 'avif', 'JPG'])(
  'a .%s is cut in each width that it has',
  async ending => {
    const format = ending.toLowerCase() as 'png'
    await put(`van.${ending}`, await photograph().toFormat(format).toBuffer())
    await say({ van: ' Onze bus in de straat. ' })
    const cut = (await read()).get('van')
    expect(cut?.photograph).toMatchObject({
      alt: 'Onze bus in de straat.',
      width: 120,
      height: 96,
      cuts: [32, 48, 64, 96, 128],
    })
    const shown = await Promise.all(
      (cut?.files ?? []).map(async ({ address, file }) => {
        const { format, width, height } = await sharp(file).metadata()
        return [address.replace(/-[0-9a-f]{12}\./, '.'), format, width, height]
      }),
    )
    expect(shown).toEqual(
      [32, 48, 64, 96, 128].flatMap(width => [
        [`/assets/van-${width}.avif`, 'heif', width, Math.round(width * 0.8)],
        [`/assets/van-${width}.jpg`, 'jpeg', width, Math.round(width * 0.8)],
      ]),
    )
  },
)

test('it is cut to the proportions of its scene, as wide as it can be', async () => {
  await put('street.jpg', await jpeg(200, 300))
  await say({ street: 'Onze straat.' })
  const cut = (await read()).get('street')
  expect(cut?.photograph.cuts.at(-1)).toBe(192)
  expect(await sharp(cut?.files.at(-1)?.file).metadata()).toMatchObject({ width: 192, height: 96 })
})

test('what a camera kept beside it goes, and it stands upright', async () => {
  const lying = await sharp(await jpeg())
    .rotate(90)
    .toBuffer()
  const taken = await sharp(lying)
    .withExif({ IFD0: { Copyright: 'van de fotograaf' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer()
  expect(taken.includes('van de fotograaf')).toBe(true)
  await put('van.jpg', taken)
  await say({ van: 'Onze bus.' })
  const { files = [] } = (await read()).get('van') ?? {}
  expect(files).toHaveLength(10)
  for (const { file } of files) {
    const bytes = await readFile(file)
    expect(bytes.includes('van de fotograaf')).toBe(false)
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect(await isUpright(file)).toBe(true)
  }
})

test('what is see-through becomes white', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  await put(
    'van.png',
    await sharp({ create: { width: 130, height: 110, channels: 4, background } })
      .png()
      .toBuffer(),
  )
  await say({ van: 'Onze bus.' })
  for (const { file } of (await read()).get('van')?.files ?? []) {
    const { dominant } = await sharp(file).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  }
})

test('it is cut once, until it or its scene changes; what is no longer there is forgotten', async () => {
  await put('van.jpg', await jpeg())
  await say({ van: 'Onze bus.' })
  const first = (await read()).get('van')
  const kept = first?.files[0]?.file ?? ''
  const longAgo = new Date('2020-01-01')
  await utimes(kept, longAgo, longAgo)
  await say({ van: 'Een bus van ons.' })
  expect((await read()).get('van')?.files).toEqual(first?.files)
  expect((await stat(kept)).mtime).toEqual(longAgo)

  const narrower = await readPhotographs({
    folder,
    cacheFolder,
    scenes: { van: { width: 100, height: 100 } },
    widths,
  }).catch((error: Error) => error.message)
  expect(narrower).toContain('128 by 128')
  await put('van.jpg', await jpeg(140, 110))
  expect((await read()).get('van')?.files[0]?.address).not.toBe(first?.files[0]?.address)
  expect(await readdir(cacheFolder)).toHaveLength(1)
  await rm(path.join(folder, 'van.jpg'))
  await rm(path.join(folder, 'alt.json'))
  await read()
  expect(await readdir(cacheFolder)).toEqual([])
})

test.each<readonly [string, Record<string, unknown>, () => Promise<Buffer | string>, string]>([
  [
    'van.jpg',
    { van: 'x' },
    () => jpeg(127, 110),
    'content/pictures/van.jpg is 127 by 110 pixels, which is too small to be sharp: it needs at least 128 by 103.',
  ],
  [
    'street.jpg',
    { street: 'x' },
    () => jpeg(130, 60),
    'content/pictures/street.jpg is 130 by 60 pixels, which is too small to be sharp: it needs at least 128 by 64.',
  ],
  [
    'van.jpg',
    { van: 'x' },
    async () => (await jpeg()).subarray(0, -200),
    'content/pictures/van.jpg is broken: open it in a program for pictures, save it again and put it here.',
  ],
  [
    'van.png',
    { van: 'x' },
    async () => (await photograph().png().toBuffer()).subarray(0, -60),
    'content/pictures/van.png is broken: open it in a program for pictures, save it again and put it here.',
  ],
  [
    'van.jpg',
    { van: 'x' },
    async () => 'no picture',
    'content/pictures/van.jpg is no photograph that can be read: save it as JPEG, PNG, WebP or AVIF.',
  ],
  [
    'van.jpg',
    { van: 'x' },
    async () => '',
    'content/pictures/van.jpg is no photograph that can be read: save it as JPEG, PNG, WebP or AVIF.',
  ],
  [
    'van.png',
    { van: 'x' },
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>',
    'content/pictures/van.png is no photograph that can be read: save it as JPEG, PNG, WebP or AVIF.',
  ],
  [
    'van.heic',
    { van: 'x' },
    jpeg,
    'content/pictures/van.heic is no photograph: its name must end in .jpg, .jpeg, .png, .webp, .avif.',
  ],
  [
    'vans.jpg',
    { vans: 'x' },
    jpeg,
    'content/pictures/vans.jpg replaces nothing: there is no scene "vans", only street, van.',
  ],
  [
    'constructor.jpg',
    {},
    jpeg,
    'content/pictures/constructor.jpg replaces nothing: there is no scene "constructor", only street, van.',
  ],
  [
    'van.jpg',
    {},
    jpeg,
    'content/pictures/van.jpg has no description: say in content/pictures/alt.json what it shows.',
  ],
  [
    'van.jpg',
    { van: ' ' },
    jpeg,
    'content/pictures/van.jpg has no description: say in content/pictures/alt.json what it shows.',
  ],
  [
    'van.jpg',
    { van: 'x', street: 'x' },
    jpeg,
    'content/pictures/alt.json says what "street" shows, but there is no photograph of that name.',
  ],
  [
    'van.jpg',
    { van: 1 },
    jpeg,
    'content/pictures/alt.json cannot be read: it must look like { "street": "What the photograph shows" }.',
  ],
])('%s with %j is refused in a sentence', async (file, alts, content, sentence) => {
  await put(file, await content())
  await say(alts)
  await expect(read()).rejects.toThrow(new Error(sentence))
})

test('a scene has one photograph, and descriptions are JSON', async () => {
  await put('van.jpg', await jpeg())
  await put('van.png', await jpeg())
  await expect(read()).rejects.toThrow(
    'content/pictures/van.png and content/pictures/van.jpg are for the same scene: remove one.',
  )
  await rm(path.join(folder, 'van.png'))
  await put('alt.json', '{ "van": ')
  await expect(read()).rejects.toThrow('content/pictures/alt.json cannot be read')
})
