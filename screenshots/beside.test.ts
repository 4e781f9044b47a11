import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compareFolders, type Folders, whyNotBeside } from './beside.ts'

let root: string
let folders: Folders
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'beside-'))
  folders = {
    before: path.join(root, 'before'),
    now: path.join(root, 'now'),
    into: path.join(root, 'beside'),
  }
})
afterEach(() => rm(root, { recursive: true }))

const white = '#fff'
type Drawn = { readonly width?: number; readonly height?: number; readonly square?: number }

/** A white picture of 20 × 10 pixels with a square in its corner that is almost white. */
async function draw(when: 'before' | 'now', picture: string, drawn: Drawn = {}): Promise<void> {
  const { width = 20, height = 10, square = 0 } = drawn
  const file = path.join(folders[when], picture)
  await mkdir(path.dirname(file), { recursive: true })
  const ground = sharp({ create: { width, height, channels: 3, background: white } })
  const mark = { create: { width: square, height: square, channels: 3 as const, background: '#fafafa' } }
  await ground.composite(square ? [{ input: mark, left: 0, top: 0 }] : []).toFile(file)
}

async function drawBoth(picture: string, before: Drawn, now: Drawn): Promise<void> {
  await draw('before', picture, before)
  await draw('now', picture, now)
}

describe('two folders', () => {
  test('are listed by what differs, largest first, and the rest is counted or named', async () => {
    await drawBoth('home/360-light.png', {}, {})
    await drawBoth('home/768-light.png', {}, { square: 2 })
    await drawBoth('home/1280-light.png', {}, { square: 5 })
    await draw('before', 'gone/360-light.png')
    await draw('now', 'home/1440-light.png')
    expect(await compareFolders(folders)).toEqual({
      different: [
        { picture: 'home/1280-light.png', pixels: 25, share: 25 / 200 },
        { picture: 'home/768-light.png', pixels: 4, share: 4 / 200 },
      ],
      equal: 1,
      onlyBefore: ['gone/360-light.png'],
      onlyNow: ['home/1440-light.png'],
    })
  })

  test.each([
    ['higher', { height: 10 }, { height: 13 }],
    ['lower', { height: 13 }, { height: 10 }],
  ])('a picture that is %s now differs by what only one of both has', async (_, before, now) => {
    await drawBoth('home/360-light.png', before, now)
    expect((await compareFolders(folders)).different).toEqual([
      { picture: 'home/360-light.png', pixels: 60, share: 60 / 260 },
    ])
  })

  test('leave one picture of a pair, old, new and difference beside each other, and none of an earlier comparison', async () => {
    await mkdir(folders.into)
    await writeFile(path.join(folders.into, 'earlier.png'), '')
    await drawBoth('home/360-light.png', { width: 30 }, { height: 15 })
    await compareFolders(folders)
    const { width, height } = await sharp(path.join(folders.into, 'home/360-light.png')).metadata()
    expect([width, height]).toEqual([3 * 30 + 2 * 16, 15])
    expect(await readdir(folders.into)).toEqual(['home'])
  })

  test('are compared as far as they are asked for', async () => {
    await drawBoth('home/360-light.png', {}, { square: 2 })
    await drawBoth('contact/360-light.png', {}, { square: 2 })
    await draw('before', 'about/360-light.png')
    const comparison = await compareFolders(folders, picture => picture.startsWith('home/'))
    expect(comparison).toMatchObject({ different: [{ picture: 'home/360-light.png' }], onlyBefore: [] })
  })

  test('a file that is no picture is named', async () => {
    await drawBoth('home/360-light.png', {}, {})
    await writeFile(path.join(folders.before, 'home/360-light.png'), 'no picture')
    await expect(compareFolders(folders)).rejects.toThrow(
      /home\/360-light\.png cannot be read as a picture\.$/,
    )
  })
})

describe('a folder that cannot be compared is refused with a sentence', () => {
  test('where there is none', async () => {
    expect(await whyNotBeside(folders)).toBe(`There is no folder ${folders.before}.`)
  })

  test('where it is a file', async () => {
    await writeFile(folders.before, '')
    expect(await whyNotBeside(folders)).toMatch(/is a file/)
  })

  test('where it holds no pictures in folders of screens', async () => {
    await mkdir(path.join(folders.before, 'home'), { recursive: true })
    expect(await whyNotBeside(folders)).toMatch(/holds no pictures/)
  })

  test('where the new pictures take its place', async () => {
    await draw('now', 'home/360-light.png')
    expect(await whyNotBeside({ ...folders, before: folders.now })).toMatch(/copy the old ones/)
    expect(await whyNotBeside({ ...folders, before: path.join(folders.now, 'home') })).toMatch(
      /copy the old ones/,
    )
  })

  test('and one of an earlier run is taken', async () => {
    await draw('before', 'home/360-light.png')
    expect(await whyNotBeside(folders)).toBeNull()
  })
})
