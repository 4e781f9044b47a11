import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Above what only the administrator may open, below what Linux gives out by itself (to whoever connects anywhere, too). */
const ports = { from: 10_000, to: 32_000 }

/** A port of this machine that nobody listens on now: who is told of it may find it taken a moment later. */
export async function freePort(): Promise<number> {
  const port = ports.from + Math.floor(Math.random() * (ports.to - ports.from))
  const probe = createServer()
  const isFree = await new Promise<boolean>(resolve => {
    probe.once('error', () => resolve(false)).listen(port, () => resolve(true))
  })
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Resolves once this very process of the shop serves: it says so itself, where another could answer at its port.
 * @param output everything that it has printed so far
 * @throws Error with what it printed, when it ends before
 */
export async function untilServing(shop: ChildProcess, output: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => /^De winkel draait op /m.test(output()) && resolve()
  const ended = () => reject(new Error(`The shop ended before it served:\n${output()}`))
  shop.stdout?.on('data', look)
  shop.once('close', ended).once('error', reject)
  look()
  try {
    await promise
  } finally {
    shop.stdout?.off('data', look)
    shop.off('close', ended).off('error', reject)
  }
}
