import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerAccount, requestPasswordReset, sendActivationLink } from '../../contract/account.ts'
import { createLog } from '../log.ts'
import { startTestShop, type TestShop, type TestVisitor } from '../testing-shop.ts'
import { answerStepMs, paced } from './paced.ts'
import { addCustomer, passCooldowns, register, requestReset, resend } from './testing.ts'

/** A timer may fire this much early. */
const timerSlackMs = 1

let shop: TestShop
let visitor: TestVisitor
/** Milliseconds that the server took for each answer, by its path, as its log says. */
const took: { path: string; ms: number }[] = []
const log = createLog({
  level: 'info',
  destination: {
    write(line) {
      const { req, ms } = JSON.parse(line)
      if (ms !== undefined) took.push({ path: req.url, ms })
    },
  },
})

beforeAll(async () => {
  shop = await startTestShop({ log })
  visitor = shop.visitor()
  await addCustomer(shop, { email: 'actief@korenmolen.example', password: 'vier-rozen-op-tafel' })
  await addCustomer(shop, { email: 'wachtend@korenmolen.example' })
})
afterAll(() => shop.stop())
beforeEach(() => passCooldowns(shop))

const differs = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset']
const headersOf = (response: Response) => [...response.headers].filter(([name]) => !differs.includes(name))

describe('known and unknown addresses get the same status, body and time (reliability 20)', () => {
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
    const times = () => took.filter(answer => answer.path === path).map(({ ms }) => ms)
    await expect.poll(times).toHaveLength(3)
    expect(Math.min(...times())).toBeGreaterThanOrEqual(answerStepMs - timerSlackMs)
    expect(Math.max(...times()) - Math.min(...times())).toBeLessThan(answerStepMs / 2)
  })
})

describe('an answer', () => {
  const stepMs = 40
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await paced(stepMs, work).catch(() => undefined)
    return performance.now() - start
  }
  const busyFor = async (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }

  test.each([
    ['comes after a step where there was nothing to do', () => Promise.resolve(), stepMs],
    ['comes after a step where something failed', () => Promise.reject(new Error('no')), stepMs],
    ['comes after the next step where the work took longer', () => busyFor(stepMs + 5), 2 * stepMs],
  ])('%s', async (_, work, ms) => expect(await timed(work)).toBeGreaterThanOrEqual(ms - timerSlackMs))

  test('is what the work came to', async () => {
    expect(await paced(1, async () => 'done')).toBe('done')
    await expect(paced(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})
