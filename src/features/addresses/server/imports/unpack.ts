import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type RowProblem, rowProblem } from '../../row-problem.ts'

/** Bounds of a file in bytes: as it is sent, and unpacked (decisions, "Coverage"). */
export type FileLimits = { readonly sentBytes: number; readonly unpackedBytes: number }

const gigabyte = 1_000_000_000
export const fileLimits: FileLimits = { sentBytes: 2 * gigabyte, unpackedBytes: 8 * gigabyte }

/** The file as a whole cannot be read. */
export class UnreadableFile extends Error {
  readonly problem: RowProblem

  constructor(problem: RowProblem) {
    super(problem.code)
    this.problem = problem
  }
}

const gzipMark = Buffer.from([0x1f, 0x8b])
/** Of zip archives, Excel's files among them. */
const zipMark = Buffer.from('PK\u0003\u0004')

/**
 * The bytes of a CSV file that may be packed with gzip, by its first bytes and not by its name, as they come.
 * @param onBytes is told how many have come in, as they were sent
 * @throws UnreadableFile where it is another kind of file, damaged, or larger than the limits
 */
export async function* unpacked(
  sent: AsyncIterable<Buffer>,
  fileName: string,
  onBytes: (bytes: number) => void,
  limits = fileLimits,
): AsyncGenerator<Buffer> {
  const pieces = bounded(sent, limits.sentBytes, 'too-large', onBytes)
  const start = await firstBytes(pieces)
  if (start.subarray(0, 4).equals(zipMark)) throw new UnreadableFile(rowProblem('archive'))
  const whole = beginningWith(start, pieces)
  if (start.subarray(0, 2).equals(gzipMark))
    yield* bounded(gunzipped(whole), limits.unpackedBytes, 'unpacked-too-large')
  else if (/\.gz$/i.test(fileName)) throw new UnreadableFile(rowProblem('not-gzip'))
  else yield* whole
}

async function* bounded(
  pieces: AsyncIterable<Buffer>,
  most: number,
  code: 'too-large' | 'unpacked-too-large',
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > most) throw new UnreadableFile(rowProblem(code, { limit: most / gigabyte }))
    onBytes(bytes)
    yield piece
  }
}

/** Enough to know a kind of file by. */
async function firstBytes(pieces: AsyncGenerator<Buffer>): Promise<Buffer> {
  let start = Buffer.alloc(0)
  while (start.length < zipMark.length) {
    const { value, done } = await pieces.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  return start
}

async function* beginningWith(start: Buffer, pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (start.length > 0) yield start
  yield* pieces
}

async function* gunzipped(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  pipeline(Readable.from(packed), gunzip, () => undefined)
  try {
    yield* gunzip
  } catch (error) {
    throw isDamaged(error) ? new UnreadableFile(rowProblem('broken-gzip')) : error
  }
}

const isDamaged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
