import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Webhook } from 'standardwebhooks'

/**
 * Starts a sample receiver and sends it events as the shop does: one, the same again, one that was changed on its way, one of an
 * hour ago, one with two signatures, and a last one.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ statuses: number[], printed: string[] }>} how it answered each, and the lines that it printed
 */
export async function tryReceiver(command, args) {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const program = spawn(command, args, {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => String((await lines.next()).value ?? '')
  try {
    const url = (await nextLine()).replace('Listening on ', '')
    const signed = (id, body, { at = new Date(), others = '' } = {}) => ({
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': `${others}${new Webhook(secret).sign(id, at, body)}`,
    })
    const eventOf = state =>
      JSON.stringify({
        type: 'order.created',
        timestamp: '2026-11-27T10:00:00.000Z',
        data: { id: '482739165', state },
      })
    const first = eventOf('acknowledged')
    const last = eventOf('completed')
    const calls = [
      { headers: signed('1', first), body: first },
      { headers: signed('1', first), body: first },
      { headers: signed('2', first), body: last },
      { headers: signed('3', first, { at: new Date(Date.now() - 3_600_000) }), body: first },
      { headers: signed('4', first, { others: 'v1,bm90IG91cnM= v1a,bm90IG91cnM= ' }), body: first },
      { headers: signed('5', last), body: last },
    ]
    const statuses = []
    for (const { headers, body } of calls)
      statuses.push((await fetch(url, { method: 'POST', headers, body })).status)
    const printed = []
    while (!printed.at(-1)?.includes('completed')) {
      const line = await nextLine()
      if (line === '') break
      printed.push(line.trim())
    }
    return { statuses, printed }
  } finally {
    program.kill()
  }
}

/** The answers of a receiver that does all that a receiver should. */
export const rightReceiver = {
  statuses: [204, 204, 401, 401, 204, 204],
  printed: [
    'order.created 482739165 acknowledged',
    'order.created 482739165 acknowledged',
    'order.created 482739165 completed',
  ],
}
