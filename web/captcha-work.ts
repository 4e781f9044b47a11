import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export type { Challenge }

/** Does the work of a challenge; the token is the challenge with its solution, as base64 of JSON. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 20_000 })
  if (solution === null) throw new Error('The captcha was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
