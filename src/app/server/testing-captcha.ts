import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Does the work that a browser does for a captcha token. */
export async function solveCaptcha(challenge: unknown): Promise<string> {
  const parsed = challenge as Challenge
  const solution = await solveChallenge({ challenge: parsed, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: parsed, solution })).toString('base64')
}
