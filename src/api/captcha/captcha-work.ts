import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export type { Challenge }

/** Longer than this, and something is wrong (milliseconds). */
const patience = 20_000

/** Does the work of a challenge; the token is the challenge with its solution, as base64 of JSON. */
export async function solve(challenge: Challenge): Promise<string> {
  // Browsers offer their cryptography over https and on localhost only.
  const solution = await solveChallenge({
    challenge,
    deriveKey: crypto.subtle ? deriveKey : derivePlainKey,
    timeout: patience,
  })
  if (solution === null) throw new Error('The captcha was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}

const derivePlainKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
})
