import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { precompress } from '../../scripts/lib/precompress.mjs'
import { photographableScenes } from '../../src/features/page-frame/pictures/scene-sizes.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Folders that such a checkout has of its own, or not at all. */
const notShared: readonly string[] = ['.cache', '.git', 'build', 'data', 'dist']

/** The description of every photograph. */
export const photographAlt = 'Een foto van de aanbieder'

/** The bytes of a photograph, and how its checkout serves them: what is measured costs more to make than what is looked at. */
type Making = { readonly photograph: () => Promise<Buffer>; readonly isCompressed: boolean }

const asMeasured: Making = { photograph: likeAPhotograph, isCompressed: true }
/** One colour, which is cut in a tenth of the time, and files that are sent as they are. */
export const asLookedAt: Making = { photograph: oneColour, isCompressed: false }

/**
 * A checkout beside this one in which photographs take the place of these scenes. Its pages are built for it, with the programs of
 * the server as they are built here.
 * @returns its folder
 */
export async function photographedCheckout(
  scenes = Object.keys(photographableScenes),
  { photograph, isCompressed } = asMeasured,
): Promise<string> {
  const checkout = path.join(root, '.cache/photographed')
  await rm(checkout, { recursive: true, force: true })
  const pictures = path.join(checkout, 'photographs')
  await mkdir(pictures, { recursive: true })
  // The same each time, so that it is cut once.
  const file = path.join(root, `.cache/photograph-${photograph.name}.jpg`)
  if (!existsSync(file)) await writeFile(file, await photograph())
  for (const scene of scenes) await copyFile(file, path.join(pictures, `${scene}.jpg`))
  await writeFile(
    path.join(pictures, 'alt.json'),
    JSON.stringify(Object.fromEntries(scenes.map(scene => [scene, photographAlt]))),
  )
  await promisify(execFile)(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BUILD_DIR: path.relative(root, path.join(checkout, 'build')),
        PICTURES_DIR: path.relative(root, pictures),
      },
    },
  )
  if (isCompressed) await precompress(path.join(checkout, 'build/client'))
  await cp(path.join(root, 'dist'), path.join(checkout, 'dist'), { recursive: true })
  for (const name of await readdir(root))
    if (!notShared.includes(name)) await symlink(path.join(root, name), path.join(checkout, name))
  return checkout
}

const size = { width: 1400, height: 1050 }

function oneColour(): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#7a8' } })
    .jpeg()
    .toBuffer()
}

/** About as hard to compress as a photograph: soft light with detail in it. */
async function likeAPhotograph(): Promise<Buffer> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .resize({ ...size, kernel: 'cubic' })
      .png()
      .toBuffer()
  return sharp(await noise(8, 6, 60))
    .composite([
      { input: await noise(240, 180, 40), blend: 'soft-light' },
      { input: await noise(800, 600, 30), blend: 'soft-light' },
    ])
    .jpeg({ quality: 92 })
    .toBuffer()
}
