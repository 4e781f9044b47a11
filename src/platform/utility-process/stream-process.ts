import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ownProgram } from '../config/own-files.ts'

/*
 * Work on a stream in a process of its own, such as a file of gigabytes: what is parsed there holds no thread that answers visitors. The
 * bytes go through a pipe, which holds the sender back. The process ends with its parent.
 */

/** The only message to the process after its orders: all bytes were sent, so many. A pipe alone ends the same where it breaks off. */
type Whole = { readonly bytes: number }

export type StreamReply<Result> = { readonly result: Result } | { readonly error: string }

/**
 * Has a program of the shop's own do its work on a stream, until the end of both.
 * @param orders plain data; not seen by other users of the machine, as arguments would be
 * @param onNews is called with each message before the result
 * @throws where the source or the process breaks off
 */
export async function streamBeside<Orders, Result>(
  program: Parameters<typeof ownProgram>[0],
  orders: Orders,
  source: Readable,
): Promise<Result> {
  const child = start(program)
  try {
    const replied = reply<Result>(child)
    replied.catch(() => undefined)
    child.send({ orders })
    const bytes = await sendAll(source, child)
    child.send({ bytes } satisfies Whole, () => undefined)
    return await replied
  } finally {
    // It ends by itself where its work is done, and else with its parent's channel.
    if (child.connected) child.disconnect()
  }
}

function start(program: Parameters<typeof ownProgram>[0]): ChildProcess {
  const { NODE_COMPILE_CACHE, NODE_ENV, PATH } = process.env
  return fork(ownProgram(program), [], {
    execArgv: ['--enable-source-maps', '--max-old-space-size=256'],
    env: {
      ...(PATH && { PATH }),
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...(NODE_ENV && { NODE_ENV }),
    },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    detached: true,
  })
}

async function reply<Result>(child: ChildProcess): Promise<Result> {
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')])
  const message = once(child, 'message').then(([said]) => said as StreamReply<Result>)
  const said = await Promise.race([message, ended.then(() => null)])
  if (said === null) throw new Error('The process beside ended without an answer')
  if ('error' in said) throw new Error(said.error)
  return said.result
}

/** Sends all of a source; where the process has read enough, the rest is read and left. */
async function sendAll(source: Readable, child: ChildProcess): Promise<number> {
  let bytes = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      done(null, piece)
    },
  })
  const { stdin } = child
  if (!stdin) throw new Error('The process beside has no input')
  try {
    await pipeline(source, counted, stdin)
  } catch (error) {
    const isEnough = error instanceof Error && 'code' in error && error.code === 'EPIPE'
    if (!isEnough || source.errored) throw error
  }
  return bytes
}

/**
 * Is such a program: does its work on what its parent sends, and answers.
 * @param work gets the stream, which throws where the parent did not say that it was whole
 */
export function serveStream<Orders, Result>(
  work: (orders: Orders, input: AsyncIterable<Buffer>) => Promise<Result>,
): void {
  process.once('disconnect', () => process.exit())
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  // Visitors go first.
  if (os.getPriority() < os.constants.priority.PRIORITY_BELOW_NORMAL)
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const whole = Promise.withResolvers<Whole>()
  process.on('message', async (message: { readonly orders: Orders } | Whole) => {
    if ('bytes' in message) return whole.resolve(message)
    const answer = await work(message.orders, wholeInput(whole.promise)).then(
      (result): StreamReply<Result> => ({ result }),
      (error: unknown): StreamReply<Result> => ({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    process.send?.(answer, () => process.exit())
  })
}

async function* wholeInput(whole: Promise<Whole>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of process.stdin) {
    bytes += piece.length
    yield piece
  }
  // Where the parent is gone instead, this process is too.
  if ((await whole).bytes !== bytes) throw new Error('The stream broke off')
}
