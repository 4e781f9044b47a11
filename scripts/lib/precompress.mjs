import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/
/** Below this size the packet is the same either way. */
const SMALLEST_BYTES = 1_024

/** Puts a .br and a .gz beside every text file of a folder that gets smaller by it. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map(entry => compress(path.join(entry.parentPath ?? entry.path, entry.name))))
}

async function compress(file) {
  const content = await readFile(file)
  if (content.length < SMALLEST_BYTES) return
  const variants = [
    ['.br', await promisify(brotliCompress)(content)],
    ['.gz', await promisify(gzip)(content, { level: 9 })],
  ]
  for (const [suffix, compressed] of variants) {
    if (compressed.length < content.length) await writeFile(file + suffix, compressed)
  }
}
