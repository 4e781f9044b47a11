import type crypto from 'node:crypto'
import { argon2 } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { answerStepMs } from '../../../platform/secrets/work-factors.ts'
import { accountCalls } from '../contract-account.ts'
import { accountLinkCalls } from '../contract-links.ts'
import { withConstantTime } from './constant-time.ts'
import { addCustomer, logIn, passCooldowns, register, requestReset, resend } from './testing.ts'

const { registerAccount } = accountCalls
const { requestPasswordReset, sendActivationLink } = accountLinkCalls

// The work is what makes an answer slow or fast, so the work is compared; `npm run bench:limits` measures the time.
vi.mock('node:crypto', async original => {
  const real = await original<typeof crypto>()
  return { ...real, argon2: vi.fn(real.argon2) }
})
vi.mock('./constant-time.ts', async original => {
  const real = await original<typeof import('./constant-time.ts')>()
  return { ...real, withConstantTime: vi.fn((_stepMs: number, work: () => Promise<unknown>) => work()) }
})
const { withConstantTime: realConstantTime } =
  await vi.importActual<typeof import('./constant-time.ts')>('./constant-time.ts')

const password = 'vier-rozen-op-tafel'

const shop = await startTestShop()
const visitor = shop.visitor()
await addCustomer(shop, { email: 'actief@korenmolen.example', password })
await addCustomer(shop, { email: 'wachtend@korenmolen.example' })
afterAll(() => shop.stop())
beforeEach(() => {
  vi.clearAllMocks()
  return passCooldowns(shop)
})

const differs = ['date', 'x-request-id']
const headersOf = (response: Response) => [...response.headers].filter(([name]) => !differs.includes(name))

describe('known and unknown addresses get the same status and body, after the same time (reliability 20)', () => {
  test.each([
    [registerAccount.path, (email: string) => register(visitor, { email })],
    [sendActivationLink.path, (email: string) => resend(visitor, email)],
    [requestPasswordReset.path, (email: string) => requestReset(visitor, email)],
  ])('%s', async (path, ask) => {
    const answers: unknown[] = []
    for (const who of ['actief', 'wachtend', `niemand${path.replaceAll('/', '-')}`]) {
      const response = await ask(`${who}@korenmolen.example`)
      answers.push([response.status, await response.text(), headersOf(response)])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(vi.mocked(withConstantTime).mock.calls.map(([stepMs]) => stepMs)).toEqual(
      Array(3).fill(answerStepMs),
    )
  })

  test.each(['actief', 'wachtend', 'niemand'])('a refused login of %s', async who => {
    const response = await logIn(visitor, {
      email: `${who}@korenmolen.example`,
      password: 'niet-dit-wachtwoord',
    })
    expect(response.status).toBe(401)
    expect(
      vi
        .mocked(argon2)
        .mock.calls.map(([, { memory, passes, parallelism }]) => [memory, passes, parallelism]),
    ).toEqual([[19_456, 2, 1]])
  })
})

describe('an answer', () => {
  const stepMs = 40

  test.each([
    ['comes after a step where there was nothing to do', 0, stepMs],
    ['comes after a step where the work took a part of it', 17, stepMs],
    ['comes after the next step where the work took longer', stepMs + 5, 2 * stepMs],
  ])('%s, also where the work fails', async (_, workMs, afterMs) => {
    for (const end of [() => 'done', () => Promise.reject(new Error('no'))]) {
      let now = 1_000
      const wait = async (ms: number) => {
        now += ms
      }
      const work = async () => {
        now += workMs
        return end()
      }
      await realConstantTime(stepMs, work, { now: () => now, wait }).catch(() => undefined)
      expect(now).toBe(1_000 + afterMs)
    }
  })

  test('is what the work came to', async () => {
    expect(await realConstantTime(1, async () => 'done')).toBe('done')
    await expect(realConstantTime(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})
