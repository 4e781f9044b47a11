import pg from 'pg'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * A pool with one limit for the total time of a caller: waiting for a connection plus every query on it. Time-outs of
 * the driver start again for each of these.
 */
export class BoundedPool extends pg.Pool {
  readonly #totalMs: number | undefined
  /** Timers that end borrowed connections, if there is a limit. */
  readonly #lent = new Map<pg.PoolClient, NodeJS.Timeout | undefined>()
  #isCut = false

  /** @param totalMs milliseconds from asking for a connection until it is given back; undefined for no limit */
  constructor(totalMs: number | undefined, config: pg.PoolConfig) {
    super(config)
    this.#totalMs = totalMs
    this.on('release', (_error, client) => {
      clearTimeout(this.#lent.get(client))
      this.#lent.delete(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error))),
      )
    }
    const asked = performance.now()
    super.connect((error, client, done) => {
      if (client) this.#lend(client, asked)
      callback(error, client, done)
    })
    return undefined
  }

  /** Ends without waiting for what is under way: it rejects. */
  async cut(): Promise<void> {
    this.#isCut = true
    for (const client of this.#lent.keys()) void client.end()
    await this.end()
  }

  /** Ending a connection on which a query hangs cuts it, and the query rejects. */
  #lend(client: pg.PoolClient, asked: number) {
    const end = () => void client.end()
    const left = (this.#totalMs ?? 0) - (performance.now() - asked)
    this.#lent.set(client, this.#totalMs === undefined ? undefined : setTimeout(end, Math.max(0, left)))
    if (this.#isCut) end()
  }
}
