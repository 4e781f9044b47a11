import { TooBusy } from './plugins/problem.ts'

/** Does some work once it is its turn. @throws TooBusy where too many wait already */
export type Line = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Does at most so much of one kind of work at a time, and has at most so much more wait, in the order in which it came; what
 * comes then is refused at once, before it costs anything.
 */
export function createLine({ atOnce, waiting }: { atOnce: number; waiting: number }): Line {
  let underWay = 0
  const turns: (() => void)[] = []

  async function itsTurn(): Promise<void> {
    if (underWay < atOnce) {
      underWay += 1
      return
    }
    if (turns.length >= waiting) throw new TooBusy('too much work of one kind waits already')
    await new Promise<void>(resolve => turns.push(resolve))
  }

  /** Whose turn it is next takes the place of what has ended. */
  function end(): void {
    const next = turns.shift()
    if (next) next()
    else underWay -= 1
  }

  return async work => {
    await itsTurn()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
