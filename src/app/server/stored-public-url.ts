import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** In the data folder: where the shop that ran there last is reached, for programs beside it that print links. */
const fileName = 'public-url'

/** Keeps the address under which the shop is reached. */
export const storePublicUrl = (dataDir: string, publicUrl: string): Promise<void> =>
  writeFile(path.join(dataDir, fileName), `${publicUrl}\n`)

/** The address that was kept; null where no shop ran on this data folder yet, or it is not of this machine. */
export const storedPublicUrl = (dataDir: string): Promise<string | null> =>
  readFile(path.join(dataDir, fileName), 'utf8').then(
    text => URL.parse(text.trim())?.origin ?? null,
    () => null,
  )
