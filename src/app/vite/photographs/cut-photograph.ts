import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { PhotographType } from '../../../features/page-frame/pictures/photograph.ts'

export type Size = { readonly width: number; readonly height: number }

/** How wide photographs are cut, in pixels. */
export type Widths = { readonly all: readonly number[]; readonly least: number }

export const pageWidths: Widths = {
  /** A card on a phone first, a hero on a large sharp screen last. */
  all: [320, 480, 640, 960, 1280, 1920],
  /** The street is shown as wide on a laptop, and any other scene at a third of it, where most screens draw two pixels for one. */
  least: 1280,
}

const settings = {
  avif: { quality: 50, effort: 4 },
  jpg: { quality: 76, mozjpeg: true, progressive: true },
}

export type Cuts = {
  /** Of the photograph, the proportions and how it is cut. */
  readonly hash: string
  /** The folder of the cuts, each under the name that `cutFile` gives it. */
  readonly folder: string
  /** Their widths, from the smallest. */
  readonly cuts: readonly number[]
}

/** `640.avif` */
export const cutFile = (width: number, type: PhotographType): string => `${width}.${type}`

/**
 * Cuts a photograph to the proportions of a scene, upright, in each width that it has, without what a camera keeps beside it. What
 * was cut before is taken from `cacheFolder`.
 * @throws an Error whose message says of the file, without naming it, what is wrong: `is no photograph …`
 */
export async function cutPhotograph(
  bytes: Buffer,
  scene: Size,
  cacheFolder: string,
  widths: Widths,
): Promise<Cuts> {
  const proportions = scene.width / scene.height
  // Whatever changes how it is cut, also another release of sharp, cuts it anew.
  const recipe = JSON.stringify([proportions, widths, settings, sharp.versions])
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex')
  const folder = path.join(cacheFolder, hash)
  const before = await widthsIn(folder)
  if (before.length > 0) return { hash, folder, cuts: before }

  const size = await sizeOf(bytes)
  const usable = Math.floor(Math.min(size.width, size.height * proportions))
  if (usable < widths.least) throw new Error(tooSmall(size, widths.least, proportions))
  const cuts = widths.all.filter(width => width <= usable)
  const files = new Map<string, Buffer>()
  for (const width of cuts)
    for (const [type, cut] of Object.entries(
      await cutsOf(bytes, { width, height: Math.round(width / proportions) }),
    ))
      files.set(cutFile(width, type as PhotographType), cut)
  await putInPlace(files, folder)
  return { hash, folder, cuts }
}

/** The folder takes its name when it is complete: an interrupted build leaves nothing that looks like cuts. */
async function putInPlace(files: ReadonlyMap<string, Buffer>, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  const made = await mkdtemp(`${folder}-`)
  for (const [name, content] of files) await writeFile(path.join(made, name), content)
  await rename(made, folder)
}

async function widthsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter(name => name.endsWith('.avif'))
    .map(name => Number.parseInt(name, 10))
    .toSorted((one, other) => one - other)
}

const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif']

/** As it is looked at: a photograph that a telephone took upright is stored lying. */
async function sizeOf(bytes: Buffer): Promise<Size> {
  const head = await openedBy(() => sharp(bytes).metadata())
  const isKnown =
    head && formats.includes(head.format) && (head.format !== 'heif' || head.compression === 'av1')
  if (!isKnown) throw new Error('is no photograph that can be read: save it as JPEG, PNG, WebP or AVIF')
  return head.autoOrient
}

/** The outcome, or null where sharp refuses the picture. */
const openedBy = async <T>(make: () => Promise<T>): Promise<T | null> => {
  try {
    return await make()
  } catch {
    return null
  }
}

const tooSmall = ({ width, height }: Size, least: number, proportions: number): string =>
  `is ${width} by ${height} pixels, which is too small to be sharp: it needs at least ${least} by ${Math.ceil(least / proportions)}`

async function cutsOf(bytes: Buffer, size: Size): Promise<Record<PhotographType, Buffer>> {
  // sharp leaves out metadata, and turns colours into those of the web, unless it is told otherwise.
  const cut = sharp(bytes)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
  const made = await openedBy(async () => ({
    avif: await cut.clone().avif(settings.avif).toBuffer(),
    jpg: await cut.clone().jpeg(settings.jpg).toBuffer(),
  }))
  if (!made) throw new Error('is broken: open it in a program for pictures, save it again and put it here')
  return made
}

/** Removes the cuts of photographs that are no longer there, and leaves what another build is cutting now. */
export async function forgetOtherCuts(cacheFolder: string, hashes: readonly string[]): Promise<void> {
  const folders = await readdir(cacheFolder).catch(() => [])
  for (const folder of folders)
    if (!hashes.some(hash => folder.startsWith(hash)))
      await rm(path.join(cacheFolder, folder), { recursive: true, force: true })
}
