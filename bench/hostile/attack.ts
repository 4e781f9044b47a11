import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { HostileInput } from './input.ts'
import { Probe } from './probe.ts'
import { type Outcome, send } from './send.ts'
import type { Senders } from './senders.ts'
import type { AttackedShop } from './shop.ts'

/** How long others waited while something was sent, and how late the event loop was (milliseconds). */
export type Delays = { readonly waitMs: number; readonly loopMs: number }

/** An input that was sent, with the best of its runs; of a group that kept the goal, what the group did. */
export type Result = Delays & {
  readonly input: HostileInput
  readonly outcome: Outcome
  /** How often it was sent by itself. */
  readonly runs: number
  /** Why this is a fault; none where it is not. */
  readonly faults: readonly string[]
}

/** Above the longest of a quiet shop. */
const allowedMs = 100
const quietMs = 15_000
const groupSize = 40
const atOnce = 4
const tries = 3
/** Work that an answer leaves behind is seen as well. */
const afterMs = 150
/** The largest refusal in bytes; lists, files and pages apart. */
const longestRefusal = 16 * 1024

/** Sends inputs to a shop while an honest visitor asks it something every 20 ms. */
export class Attack {
  readonly #shop: AttackedShop
  readonly #senders: Senders
  readonly #probe: Probe
  readonly quiet: Delays

  private constructor(shop: AttackedShop, senders: Senders, probe: Probe, quiet: Delays) {
    this.#shop = shop
    this.#senders = senders
    this.#probe = probe
    this.quiet = quiet
  }

  static async begin(shop: AttackedShop, senders: Senders): Promise<Attack> {
    const probe = new Probe(shop.port)
    // Pages and queries are warm then.
    await pause(3_000)
    await probe.since()
    await shop.eventLoopDelay()
    await pause(quietMs)
    const { longestMs } = await probe.since()
    return new Attack(shop, senders, probe, { waitMs: longestMs, loopMs: await shop.eventLoopDelay() })
  }

  get goal(): Delays {
    const { waitMs, loopMs } = this.quiet
    return { waitMs: waitMs + allowedMs, loopMs: loopMs + allowedMs }
  }

  keepsGoal = ({ waitMs, loopMs }: Delays): boolean =>
    waitMs <= this.goal.waitMs && loopMs <= this.goal.loopMs

  /** Heavy inputs one by one, others in groups by what they ask. A group that breaks the goal is taken apart. */
  async send(inputs: readonly HostileInput[], until: number, tell: (result: Result) => void): Promise<void> {
    for (const group of groupsOf(inputs)) {
      if (performance.now() > until) {
        for (const input of group) tell(this.#unsent(input))
        continue
      }
      this.#senders.renew()
      const { delays, outcomes } = await this.during(() => this.#sendAll(group))
      const isAlone = group.length === 1
      if (this.keepsGoal(delays) && delays.wrong.length === 0)
        for (const [nth, input] of group.entries())
          tell(this.#result(input, outcomes[nth], delays, isAlone ? 1 : 0))
      else for (const input of group) tell(await this.#byItself(input, isAlone ? delays : null, until))
    }
  }

  /** Has something done, and says how long others waited meanwhile. */
  async during<Done>(
    work: () => Promise<Done>,
  ): Promise<{ delays: Delays & { wrong: readonly string[] }; outcomes: Done }> {
    await this.#probe.since()
    await this.#shop.eventLoopDelay()
    const outcomes = await work()
    await pause(afterMs)
    const { longestMs, wrong } = await this.#probe.since()
    return { delays: { waitMs: longestMs, loopMs: await this.#shop.eventLoopDelay(), wrong }, outcomes }
  }

  end = (): Promise<void> => this.#probe.stop()

  #sendAll(group: readonly HostileInput[]): Promise<Outcome[]> {
    const limit = pLimit(atOnce)
    return Promise.all(group.map(input => limit(() => send(this.#shop.port, input, this.#senders))))
  }

  async #byItself(
    input: HostileInput,
    first: (Delays & { wrong: readonly string[] }) | null,
    until: number,
  ): Promise<Result> {
    let best: Result | null = null
    for (let runs = first ? 2 : 1; runs <= tries; runs++) {
      const { delays, outcomes } = await this.during(() => send(this.#shop.port, input, this.#senders))
      const result = this.#result(input, outcomes, delays, runs)
      if (best === null || delays.waitMs + delays.loopMs < best.waitMs + best.loopMs) best = result
      if (this.keepsGoal(delays) || performance.now() > until) break
    }
    return best ?? this.#unsent(input)
  }

  #result(
    input: HostileInput,
    outcome: Outcome | undefined,
    delays: Delays & { wrong: readonly string[] },
    runs: number,
  ): Result {
    if (!outcome) return this.#unsent(input)
    const { waitMs, loopMs, wrong } = delays
    const isLogged = () => this.#shop.log().includes(outcome.requestId)
    const faults = [
      ...(this.keepsGoal(delays)
        ? []
        : [`others wait ${Math.round(waitMs)} ms, the event loop ${Math.round(loopMs)} ms`]),
      ...wrong.slice(0, 3).map(each => `others got ${each}`),
      ...faultsOf(outcome, isLogged),
    ]
    return { input, outcome, waitMs, loopMs, runs, faults }
  }

  #unsent(input: HostileInput): Result {
    const outcome = { status: null, bytes: 0, isPage: false, words: 'not sent', requestId: '' }
    return { input, outcome, waitMs: 0, loopMs: 0, runs: 0, faults: ['there was no time left to send it'] }
  }
}

/** The fault of an answer, whenever it came. */
export function faultsOf(
  { status, bytes, isPage, words }: Outcome,
  isLogged: () => boolean,
): readonly string[] {
  if (status === null) return isLogged() ? [] : [`no answer, and no line in the log: ${words}`]
  return [
    ...(status >= 500 && status !== 503 ? [`answered ${status}`] : []),
    ...(status >= 400 && !isPage && bytes > longestRefusal ? [`a refusal of ${bytes} bytes`] : []),
  ]
}

function groupsOf(inputs: readonly HostileInput[]): readonly (readonly HostileInput[])[] {
  const byCall = Map.groupBy(inputs, ({ call }) => call).values()
  return [...byCall].flatMap(ofCall => {
    const light = ofCall.filter(({ isHeavy }) => !isHeavy)
    const groups = Array.from({ length: Math.ceil(light.length / groupSize) }, (_, nth) =>
      light.slice(nth * groupSize, (nth + 1) * groupSize),
    )
    return [...groups, ...ofCall.filter(({ isHeavy }) => isHeavy).map(input => [input])]
  })
}
