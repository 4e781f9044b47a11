import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Two runs of `npm run screenshots`, picture by picture. A picture is named `<screen>/<file>.png`, as it lies in its folder. */

/** A picture that is not the same in both. */
export type Difference = {
  readonly picture: string
  /** Of the larger of both, as a page that has grown is higher. */
  readonly pixels: number
  /** Of all pixels, from 0 to 1. */
  readonly share: number
}

export type Comparison = {
  /** Largest first. */
  readonly different: readonly Difference[]
  readonly equal: number
  readonly onlyBefore: readonly string[]
  readonly onlyNow: readonly string[]
}

/** Folders of a comparison. */
export type Folders = { readonly before: string; readonly now: string; readonly into: string }

/** Says in a sentence why a folder cannot be set beside the new pictures; null where it can. */
export async function whyNotBeside({ before, now, into }: Folders): Promise<string | null> {
  const found = await stat(before).catch(() => null)
  if (!found) return `There is no folder ${before}.`
  if (!found.isDirectory()) return `${before} is a file, and no folder of pictures.`
  if ([now, into].some(own => isWithin(before, own)))
    return `${before} makes way for the new pictures: copy the old ones to another folder first.`
  const pictures = await picturesIn(before)
  return pictures.length > 0 ? null : `${before} holds no pictures that \`npm run screenshots\` made.`
}

const isWithin = (folder: string, outer: string) =>
  !path.relative(outer, folder).startsWith('..') && !path.isAbsolute(path.relative(outer, folder))

/**
 * Compares two folders, and leaves a picture of each pair that differs, old, new and difference beside each other, in `into`.
 * @param isAsked of which pictures
 * @throws where a file is no picture
 */
export async function compareFolders(
  { before, now, into }: Folders,
  isAsked: (picture: string) => boolean = () => true,
): Promise<Comparison> {
  const [old, current] = await Promise.all([before, now].map(picturesIn))
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  const names = { before: old?.filter(isAsked) ?? [], now: current?.filter(isAsked) ?? [] }
  const [hadBefore, hasNow] = [new Set(names.before), new Set(names.now)]
  const both = names.now.filter(picture => hadBefore.has(picture))
  const different: Difference[] = []
  for (const picture of both) {
    const difference = await compare(path.join(before, picture), path.join(now, picture), () =>
      placeFor(path.join(into, picture)),
    )
    if (difference) different.push({ picture, ...difference })
  }
  return {
    different: different.toSorted((one, other) => other.pixels - one.pixels),
    equal: both.length - different.length,
    onlyBefore: names.before.filter(picture => !hasNow.has(picture)),
    onlyNow: names.now.filter(picture => !hadBefore.has(picture)),
  }
}

/** Names of all pictures in the folders below one, in the order of the screens. */
async function picturesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const screens = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  const found = await Promise.all(
    screens.map(async screen =>
      (await readdir(path.join(folder, screen)))
        .filter(file => file.endsWith('.png'))
        .map(file => `${screen}/${file}`),
    ),
  )
  return found.flat().toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

async function placeFor(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  return file
}

/** A colour that no screen has fills what only the other of two pictures has, so all of that differs. */
const nothing = { r: 255, g: 0, b: 255, alpha: 1 }
const gap = 16

/** Of black and white: white and #fafafa differ. Edges that the browser smooths otherwise from run to run are left out by pixelmatch. */
const leastSeen = 0.01

/** @returns null where they are the same */
async function compare(
  before: string,
  now: string,
  place: () => Promise<string>,
): Promise<Omit<Difference, 'picture'> | null> {
  const sizes = await Promise.all([sizeOf(before), sizeOf(now)])
  const width = Math.max(...sizes.map(size => size.width))
  const height = Math.max(...sizes.map(size => size.height))
  const pixelsOf = (file: string, size: Size) =>
    sharp(file)
      .ensureAlpha()
      .extend({ right: width - size.width, bottom: height - size.height, background: nothing })
      .raw()
      .toBuffer()
  const [old, current] = await Promise.all([pixelsOf(before, sizes[0]), pixelsOf(now, sizes[1])])
  const difference = Buffer.alloc(old.length)
  const pixels = pixelmatch(old, current, difference, width, height, { threshold: leastSeen })
  if (pixels === 0) return null
  const panes = [
    { input: before },
    { input: now },
    { input: difference, raw: { width, height, channels: 4 as const } },
  ]
  await sharp({
    create: { width: 3 * width + 2 * gap, height, channels: 3, background: '#bbb' },
  })
    .composite(panes.map((pane, index) => ({ ...pane, left: index * (width + gap), top: 0 })))
    .png()
    .toFile(await place())
  return { pixels, share: pixels / (width * height) }
}

type Size = { readonly width: number; readonly height: number }

async function sizeOf(file: string): Promise<Size> {
  try {
    const { width, height } = await sharp(file).metadata()
    return { width, height }
  } catch (error) {
    throw new Error(`${file} cannot be read as a picture.`, { cause: error })
  }
}
