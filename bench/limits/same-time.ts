import { TestVisitor } from '../../src/app/server/testing-shop.ts'
import {
  addCustomer,
  logIn,
  register,
  requestReset,
  resend,
} from '../../src/features/customers/server/testing.ts'
import { median } from '../measure.ts'
import type { Limit } from './limit.ts'
import type { RunningShop } from './running-shop.ts'

const rounds = 15
/** Far below what a stranger can tell over a network, and above what a machine's own scatter makes. */
const differenceMs = 25

/** Remembers how long its last request took. */
class TimedVisitor extends TestVisitor {
  lastMs = 0

  override async send(...call: Parameters<TestVisitor['send']>): Promise<Response> {
    const start = performance.now()
    const response = await super.send(...call)
    this.lastMs = performance.now() - start
    return response
  }
}

/** 20: an answer takes as long for a customer, for one who is not active yet and for nobody. */
export async function sameTime({ url, database }: RunningShop): Promise<Limit[]> {
  const known = { active: 'actief@korenmolen.example', waiting: 'wachtend@korenmolen.example' }
  await addCustomer({ testDatabase: { database } }, { email: known.active, password: 'vier-rozen-op-tafel' })
  await addCustomer({ testDatabase: { database } }, { email: known.waiting })
  const visitor = new TimedVisitor(url)
  const calls: Readonly<Record<string, (email: string) => Promise<Response>>> = {
    'a refused login': email => logIn(visitor, { email, password: 'niet-dit-wachtwoord' }),
    registration: email => register(visitor, { email }),
    'another activation link': email => resend(visitor, email),
    'a forgotten password': email => requestReset(visitor, email),
  }
  const limits: Limit[] = []
  for (const [what, call] of Object.entries(calls)) {
    const took: [number[], number[], number[]] = [[], [], []]
    for (let round = -1; round < rounds; round++) {
      await database.$client.query(
        `update account_link_requests set requested_at = requested_at - interval '1 minute'`,
      )
      const who = [
        known.active,
        known.waiting,
        `niemand-${what.replaceAll(' ', '-')}-${round}@korenmolen.example`,
      ]
      for (const [nth, email] of who.entries()) {
        await call(email)
        if (round >= 0) took[nth]?.push(visitor.lastMs)
      }
    }
    const medians = took.map(median)
    limits.push({
      reliability: 20,
      what: `${what}: difference of the medians (${medians.map(Math.round).join(', ')} ms) of active, not active and unknown`,
      unit: 'ms',
      measured: Math.max(...medians) - Math.min(...medians),
      atMost: differenceMs,
    })
  }
  return limits
}
