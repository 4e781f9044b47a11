import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { TooBusy } from '../../../platform/http/problem.ts'
import { passwordCost as cost } from '../../../platform/secrets/work-factors.ts'

const derive = promisify(argon2)

/**
 * Half of the threads that Node has for files, compression and this; who waits longest does so about a second. Nobody gets
 * more of the machine by asking from many places.
 */
export const atOnce = 2
const limit = pLimit(atOnce)
/** How many may wait at most: what comes then is refused before it costs anything. */
export const mostWaiting = 64

const saltBytes = 16
const tagBytes = 32

/** Upper bound for the cost of a stored hash. */
const most = { memory: 1_048_576, passes: 16, parallelism: 16 } as const

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number }
type Hash = Cost & { readonly salt: Buffer; readonly tag: Buffer }

/**
 * A password as argon2id in the PHC string format, `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`, with a salt of its own.
 * @throws TooBusy where too many passwords wait already
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await tagOf(password, salt, cost, tagBytes)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/**
 * Whether a password belongs to a stored hash. Costs the same where there is no hash, so that the time tells nobody which
 * accounts exist.
 * @param hash null where there is no account or it has no password yet
 * @throws where the stored hash is of no known format; TooBusy where too many passwords wait already
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const { salt, tag, ...itsCost } = hash === null ? nobodysHash : parse(hash)
  const isSame = timingSafeEqual(tag, await tagOf(password, salt, itsCost, tag.length))
  return isSame && hash !== null
}

const nobodysHash: Hash = { ...cost, salt: randomBytes(saltBytes), tag: randomBytes(tagBytes) }

/** Two keyboards may send the same letter as one character or as two: NFKC makes them one password. */
async function tagOf(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  // The library begins what it takes a moment later, and counts it as waiting until then.
  if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting)
    throw new TooBusy('too many passwords wait already')
  const { memory, passes, parallelism } = cost
  const message = password.normalize('NFKC')
  return limit(() => derive('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength }))
}

const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43,86})$/

function parse(hash: string): Hash {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(hash) ?? []
  const parsed = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
  const isKnown =
    parsed.memory <= most.memory && parsed.passes <= most.passes && parsed.parallelism <= most.parallelism
  if (!isKnown) throw new Error('A stored password hash is of no known format')
  return parsed
}

/** The PHC format leaves the padding out. */
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
