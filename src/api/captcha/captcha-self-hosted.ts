import type { CaptchaAction } from '../../common/contract/captcha.ts'
import { call } from '../client.ts'
import { CaptchaUnreachable, withoutAnswer } from './captcha-unreachable.ts'
import type { Challenge } from './captcha-work.ts'

/** Slower than this, and something is wrong (milliseconds). */
const patience = 20_000

/**
 * Fetches a challenge for the action and does its work, in a worker so that the page stays smooth.
 * @throws when there is no challenge (`CaptchaUnreachable` where the server did not answer), or no solution in time
 */
export async function selfHostedToken(action: CaptchaAction): Promise<string> {
  const result = await call('GET /api/captcha/challenge', { query: { action } })
  if (!result.ok)
    throw withoutAnswer(result) ? new CaptchaUnreachable() : new Error('There is no captcha challenge')
  const challenge = result.data as unknown as Challenge
  return solveInWorker(challenge).catch(() => solveHere(challenge))
}

const solveHere = async (challenge: Challenge) => (await import('./captcha-work.ts')).solve(challenge)

/** Rejects where workers are missing or forbidden. */
function solveInWorker(challenge: Challenge): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    const timer = setTimeout(() => fail(new Error('The captcha took too long')), patience)
    const end = () => {
      clearTimeout(timer)
      worker.terminate()
    }
    const fail = (error: Error) => {
      end()
      reject(error)
    }
    worker.onerror = () => fail(new Error('The captcha worker failed'))
    worker.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data === null) return fail(new Error('The captcha worker found no solution'))
      end()
      resolve(data)
    }
    worker.postMessage(challenge)
  })
}
