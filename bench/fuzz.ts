import { parseArgs } from 'node:util'
import { apiCalls } from '../src/api/calls.ts'
import type { ApiCall } from '../src/common/contract/call.ts'
import { captchaField } from '../src/common/contract/captcha.ts'
import { hashPassword } from '../src/features/authentication/server/passwords.ts'
import { accountCalls } from '../src/features/customers/contract-account.ts'
import { addCustomer } from '../src/features/customers/server/testing.ts'
import { staffCalls } from '../src/features/staff/contract.ts'
import { addStaff, staffPassword } from '../src/features/staff/server/testing.ts'
import type { Database } from '../src/platform/database/pool.ts'
import { withGoogle } from './fuzz/google.ts'
import { captchaToken, type FuzzRequest, requestOf } from './fuzz/requests.ts'
import { seenIds } from './fuzz/seen-ids.ts'
import { fuzzKeys } from './fuzz/tmf-clients.ts'
import { KnownIds, type TmfCall, tmfCalls, tmfRequestOf } from './fuzz/tmf-requests.ts'
import { type RunningShop, withShop } from './limits/running-shop.ts'
import { Chance } from './play/chance.ts'
import { circumstances, finish, tableOf } from './report.ts'
import { ShopClient } from './shop-client.ts'

const { login } = accountCalls
const { signIn } = staffCalls

/**
 * `npm run bench:fuzz -- [REQUESTS] [--seed N] [--only tmf | desk]` sends random requests to every call of the contract and to every
 * operation of TM Forum's descriptions, half to either, made of their schemas and spoiled here and there, as visitors, a colleague, a
 * customer and with keys of every scope; what answers name, later requests ask for. No answer may be a 5xx, none may stay away for ten seconds, and the
 * shop must serve afterwards. Exit code 1 where one was; the requests are in the report, and the same seed sends them again.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, only: { type: 'string' } },
})
const requests = Number(positionals[0] ?? 100_000)
const seed = Number(values.seed ?? 1)
/** Share of the requests to TM Forum's APIs. */
const tmfShare = values.only === 'tmf' ? 1 : values.only === 'desk' ? 0.1 : 0.5
const ownCalls =
  values.only === 'desk' ? apiCalls.filter(({ path }) => path.startsWith('/api/beheer')) : apiCalls
const clients = 16
const longestAnswerMs = 10_000
const customer = { email: 'fuzz@shop.example', password: 'vier-rozen-op-tafel' }
const colleagueHash = hashPassword(staffPassword)
/** Ends the session of whoever asks. */
const endsSession = /logout|password|uitloggen/

type Visitor = 'guest' | 'customer' | 'colleague'
const visitors: readonly Visitor[] =
  values.only === 'desk'
    ? ['colleague', 'colleague', 'colleague', 'guest']
    : ['guest', 'customer', 'colleague', 'colleague']

/** Calls that are refused to this visitor only where the session has ended, or a second factor was demanded. */
const isAskedOf: Readonly<Record<Visitor, (path: string) => boolean>> = {
  guest: () => false,
  customer: path => !path.startsWith('/api/beheer'),
  colleague: path => path.startsWith('/api/beheer'),
}

type Fault = { readonly request: string; readonly answer: string }

/** A call of another client may keep a colleague out who has just been let in. */
const signInTries = 3

const counted = new Map<string, Map<string, number>>()
const faults: Fault[] = []

await withGoogle(settings => withShop(settings, fuzz))
await finish(reportOf(), 'fuzz')
process.exitCode = faults.length === 0 ? 0 : 1

async function fuzz(shop: RunningShop): Promise<void> {
  await addCustomer({ testDatabase: { database: shop.database } }, customer)
  const [keys, operations, known] = [await fuzzKeys(shop.database), await tmfCalls(), new KnownIds()]
  let sent = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const chance = new Chance(seed * 1_000 + index)
      const client = new ShopClient(shop.port, longestAnswerMs)
      const who = visitors[index % visitors.length] ?? 'guest'
      // Each has an account of his own, as many calls end all sessions of one.
      const { email } = await addStaff(shop.database, { role: 'beheerder', password: staffPassword })
      await arrive(client, who, shop.database, email)
      while (sent < requests && faults.length < 50) {
        sent++
        if (sent % 10_000 === 0) process.stdout.write(`${sent} requests, ${faults.length} faults\n`)
        if (chance.happens(tmfShare)) {
          await sendTmf(client, chance.oneOf(operations), { keys, known }, chance)
          continue
        }
        const call = chance.oneOf(ownCalls)
        // A call that ended the session, here or at another client, must not turn all later calls into 401 or 403.
        const status = await send(client, call, chance)
        const isOut = /40[13]/.test(status) && isAskedOf[who](call.path)
        if (isOut || endsSession.test(call.path)) await arrive(client, who, shop.database, email)
        else if (status === '403') await client.arrive()
      }
      client.leave()
    }),
  )
  const { status } = await shop.visitor().get('/readyz')
  if (status !== 200) faults.push({ request: 'GET /readyz, afterwards', answer: String(status) })
}

/** Takes back what keeps the colleague out: a second factor, another role or password, a block. */
async function admit(database: Database, email: string): Promise<void> {
  const { $client } = database
  await $client.query('update staff_settings set second_factor_required = false')
  await $client.query('delete from staff_second_factors')
  await $client.query(
    "update staff set role = 'beheerder', blocked_at = null, password_hash = $1 where email = $2",
    [await colleagueHash, email],
  )
}

/** Becomes somebody with a new session; a guest keeps the one there is. */
async function arrive(
  client: ShopClient,
  who: Visitor,
  database: Database,
  colleague: string,
): Promise<void> {
  await client.arrive()
  if (who === 'guest') return
  if (who === 'customer') {
    const fields = new URLSearchParams({
      username: customer.email,
      password: customer.password,
      [captchaField]: captchaToken('login'),
    })
    await client.call(login, { type: 'application/x-www-form-urlencoded', bytes: fields.toString() })
  } else {
    const bytes = JSON.stringify({ email: colleague, password: staffPassword })
    let status = 0
    for (let tries = 0; tries < signInTries && status !== 200; tries++) {
      await admit(database, colleague)
      ;({ status } = await client.call(signIn, { type: 'application/json', bytes }))
    }
    if (status !== 200) faults.push({ request: 'a colleague signs in', answer: String(status) })
  }
  await client.arrive()
}

/** @returns the status of the answer, or why there was none */
async function send(client: ShopClient, call: ApiCall, chance: Chance): Promise<string> {
  const { status, body } = await answerTo(client, `${call.method} ${call.path}`, requestOf(call, chance))
  if (/^20[01]$/.test(status)) seenIds.see(call.path, body)
  return status
}

async function sendTmf(
  client: ShopClient,
  call: TmfCall,
  { keys, known }: { readonly keys: readonly string[]; readonly known: KnownIds },
  chance: Chance,
): Promise<void> {
  const request = tmfRequestOf(call, known, keys, chance)
  const { status, body } = await answerTo(client, `${call.method} ${call.path}`, request)
  if (!/^20[01]$/.test(status)) return
  known.see(call, body)
  seenIds.see(call.path, body)
}

async function answerTo(
  client: ShopClient,
  name: string,
  { method, path, headers, body }: FuzzRequest,
): Promise<{ readonly status: string; readonly body: string }> {
  const answer = await client.call({ method, path }, body, headers).then(
    ({ status, body }) => ({ status: String(status), body }),
    (error: Error) => ({ status: error.message, body: '' }),
  )
  const ofCall = counted.get(name) ?? new Map<string, number>()
  counted.set(name, ofCall.set(answer.status, (ofCall.get(answer.status) ?? 0) + 1))
  if (/^[1-4]\d\d$/.test(answer.status)) return answer
  const sent = [`${method} ${path}`, JSON.stringify(headers), String(body?.bytes ?? '')].join(' ')
  faults.push({ request: sent.slice(0, 2_000), answer: `${answer.status} ${answer.body}`.slice(0, 300) })
  return answer
}

function reportOf(): string {
  const total = [...counted.values()]
    .flatMap(ofCall => [...ofCall.values()])
    .reduce((sum, count) => sum + count, 0)
  const rows = [...counted]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, ofCall]) => {
      const statuses = [...ofCall].toSorted(([one], [other]) => one.localeCompare(other))
      return [name, statuses.map(([status, count]) => `${status}: ${count}`).join(', ')]
    })
  return [
    '# Fuzz',
    '',
    circumstances(),
    '',
    `\`npm run bench:fuzz -- ${requests} --seed ${seed}${values.only ? ` --only ${values.only}` : ''}\`: ${total} requests to ${counted.size} calls, ${faults.length} answers that were a 5xx or stayed away for ${longestAnswerMs / 1_000} seconds.`,
    '',
    tableOf(['call', 'answers by status'], rows),
    ...faults.flatMap(({ request, answer }) => [
      '',
      `    ${request.replaceAll('\n', '\\n')}`,
      `    → ${answer}`,
    ]),
    '',
  ].join('\n')
}
