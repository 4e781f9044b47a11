import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { type Answer, decode, encode, type Packet, streamDecode, streamEncode } from 'dns-packet'
import type { FindAddresses } from './name-lookup.ts'

/**
 * The answer of a name server about a name: its records of all types, a CNAME too, with what that leads to; or nothing at all, that the
 * name does not exist, that it failed, or over UDP only that the answer is too long for UDP.
 */
export type NameAnswer =
  | readonly Answer[]
  | 'silent'
  | 'unknown'
  | 'failing'
  | { readonly tooLongForUdp: readonly Answer[] }

export type TestNameServer = {
  /** `address:port`. */
  readonly address: string
  /** Names without one are unknown. */
  readonly names: Map<string, NameAnswer>
  /** `TYPE name` of each question, in order. */
  readonly asked: readonly string[]
  /** When something was asked, or at once where it was. */
  untilAsked(question: string): Promise<void>
  /** Answers what was asked of a name while it was silent; with a type only the questions of that. */
  answer(name: string, answers: NameAnswer, type?: string): void
  stop(): Promise<void>
}

/** A look-up that finds these addresses, one list for each time it is asked. */
export const finding = (...answers: readonly string[][]): FindAddresses => {
  let turn = 0
  return async () =>
    (answers[Math.min(turn++, answers.length - 1)] ?? []).map(address => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
}

/** A name server on 127.0.0.1, over UDP and TCP. */
export async function startNameServer(
  given: Readonly<Record<string, NameAnswer>> = {},
): Promise<TestNameServer> {
  const names = new Map(Object.entries(given))
  const asked: string[] = []
  const waiting: { readonly name: string; readonly type: string; send(answer: NameAnswer): void }[] = []
  const watchers = new Set<() => void>()

  function take(packet: Packet, reply: (packet: Packet) => void, isUdp: boolean) {
    const [question] = packet.questions ?? []
    if (!question) return
    const name = question.name.toLowerCase()
    asked.push(`${question.type} ${name}`)
    for (const watcher of watchers) watcher()
    const send = (answer: NameAnswer) => {
      if (answer !== 'silent') reply(answerTo(packet, question.type, answer, isUdp))
    }
    const answer = names.get(name) ?? 'unknown'
    if (answer === 'silent') waiting.push({ name, type: question.type, send })
    else send(answer)
  }

  const { udp, tcp } = await listenOnOnePort()
  const { port } = udp.address()
  udp.on('message', (bytes, { port, address }) =>
    take(decode(bytes), packet => udp.send(encode(packet), port, address), true),
  )
  const connections = new Set<Socket>()
  tcp.on('connection', socket => {
    connections.add(socket.on('error', () => undefined))
    let bytes = Buffer.alloc(0)
    socket.on('data', chunk => {
      bytes = Buffer.concat([bytes, chunk])
      while (bytes.length >= 2 && bytes.length >= bytes.readUInt16BE(0) + 2) {
        const one = bytes.subarray(0, bytes.readUInt16BE(0) + 2)
        bytes = bytes.subarray(one.length)
        take(streamDecode(one), packet => socket.write(streamEncode(packet)), false)
      }
    })
  })

  return {
    address: `127.0.0.1:${port}`,
    names,
    asked,
    untilAsked(question) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const watcher = () => {
        if (!asked.includes(question)) return
        watchers.delete(watcher)
        resolve()
      }
      watchers.add(watcher)
      watcher()
      return promise
    },
    answer(name, answers, type) {
      if (type === undefined) names.set(name, answers)
      for (const question of waiting)
        if (question.name === name && (type ?? question.type) === question.type) question.send(answers)
    },
    async stop() {
      for (const socket of connections) socket.destroy()
      await Promise.all([new Promise(done => udp.close(() => done(undefined))), tcp[Symbol.asyncDispose]()])
    },
  }
}

/** A port that is free for UDP may be taken for TCP by another program: then the next one is tried. */
async function listenOnOnePort() {
  for (;;) {
    const udp = createSocket('udp4')
    udp.bind(0, '127.0.0.1')
    await once(udp, 'listening')
    const tcp = createServer().listen(udp.address().port, '127.0.0.1')
    try {
      await once(tcp, 'listening')
      return { udp, tcp }
    } catch (error) {
      udp.close()
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
}

const flags = { unknown: 3, failing: 2 } as const
const truncated = 1 << 9

function answerTo(
  { id = 0, questions = [] }: Packet,
  type: string,
  answer: Exclude<NameAnswer, 'silent'>,
  isUdp: boolean,
): Packet {
  const packet: Packet = { type: 'response', id, questions, flags: 0 }
  if (typeof answer === 'string') return { ...packet, flags: flags[answer] }
  if ('tooLongForUdp' in answer) {
    return isUdp
      ? { ...packet, flags: truncated }
      : answerTo({ id, questions }, type, answer.tooLongForUdp, false)
  }
  return { ...packet, answers: answer.filter(record => record.type === type || record.type === 'CNAME') }
}
