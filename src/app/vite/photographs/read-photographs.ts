import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import {
  type Photograph,
  photographAddress,
  photographTypes,
} from '../../../features/page-frame/pictures/photograph.ts'
import {
  type Cuts,
  cutFile,
  cutPhotograph,
  forgetOtherCuts,
  pageWidths,
  type Size,
  type Widths,
} from './cut-photograph.ts'

/** The file in which an editor says what each photograph shows. */
const altFile = 'alt.json'
const extensions: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** Absolute folders, and what may be replaced. */
type Places = {
  /** The provider's photographs, each with the name of its scene, and alt.json. */
  readonly folder: string
  /** Keeps what was cut for the next build. */
  readonly cacheFolder: string
  /** The scenes that a photograph can replace, each with its size. */
  readonly scenes: Readonly<Record<string, Size>>
  readonly widths?: Widths
}

export type CutPhotograph = {
  readonly photograph: Photograph
  /** Each cut where a page asks for it, and where it lies. */
  readonly files: readonly { readonly address: string; readonly file: string }[]
}

/**
 * The photographs of a provider by the scenes that they replace, cut for each width.
 * @throws an Error whose message is one sentence for who put them there
 */
export async function readPhotographs(places: Places): Promise<Map<string, CutPhotograph>> {
  const { folder, cacheFolder, scenes, widths = pageWidths } = places
  const files = await photographFiles(folder, scenes)
  const alts = await readAlts(folder)
  const spoken = Object.keys(alts).find(name => !files.has(name))
  if (spoken !== undefined)
    throw new Error(
      `${inFolder(altFile)} says what "${spoken}" shows, but there is no photograph of that name.`,
    )

  const cut = new Map<string, CutPhotograph>()
  for (const [name, { file, scene }] of files) {
    const alt = alts[name]?.trim()
    if (!alt)
      throw new Error(`${inFolder(file)} has no description: say in ${inFolder(altFile)} what it shows.`)
    const bytes = await readFile(path.join(folder, file))
    const cuts = await cutPhotograph(bytes, scene, cacheFolder, widths).catch((cause: Error) => {
      throw new Error(`${inFolder(file)} ${cause.message}.`, { cause })
    })
    cut.set(name, photographOf(name, alt, scene, cuts))
  }
  await forgetOtherCuts(
    cacheFolder,
    [...cut.values()].map(({ photograph }) => photograph.hash),
  )
  return cut
}

/** As people say it, wherever the folder lies. */
const inFolder = (file: string): string => `content/pictures/${file}`

type Found = { readonly file: string; readonly scene: Size }

/** The file of each scene that has one, by the scene's name. */
async function photographFiles(folder: string, scenes: Places['scenes']): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  const names = await readdir(folder).catch(() => [])
  for (const file of names.toSorted()) {
    if (file === altFile || file.startsWith('.')) continue
    const { name, ext } = path.parse(file)
    if (!extensions.includes(ext.toLowerCase()))
      throw new Error(`${inFolder(file)} is no photograph: its name must end in ${extensions.join(', ')}.`)
    const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined
    if (!scene)
      throw new Error(
        `${inFolder(file)} replaces nothing: there is no scene "${name}", only ${Object.keys(scenes).join(', ')}.`,
      )
    const other = found.get(name)
    if (other)
      throw new Error(`${inFolder(file)} and ${inFolder(other.file)} are for the same scene: remove one.`)
    found.set(name, { file, scene })
  }
  return found
}

const Alts = z.record(z.string(), z.string())

async function readAlts(folder: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(folder, altFile), 'utf8').catch(() => '{}')
  try {
    return Alts.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(
      `${inFolder(altFile)} cannot be read: it must look like { "street": "What the photograph shows" }.`,
      {
        cause,
      },
    )
  }
}

function photographOf(name: string, alt: string, scene: Size, { hash, folder, cuts }: Cuts): CutPhotograph {
  const photograph = { alt, ...scene, cuts, hash }
  const files = cuts.flatMap(cut =>
    photographTypes.map(type => ({
      address: photographAddress(name, photograph, cut, type),
      file: path.join(folder, cutFile(cut, type)),
    })),
  )
  return { photograph, files }
}
