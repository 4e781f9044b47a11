import pg from 'pg'

type Query = { readonly name: string; readonly text: string; readonly values: unknown[] }
type Result = { readonly rowCount: number; readonly rows: readonly { readonly id: string }[] }

const isStoringOrder = (query: unknown): query is Query =>
  typeof query === 'object' && query !== null && 'name' in query && query.name === 'store-order'

type Faulty = (query: Query, run: (query: Query) => Promise<Result>) => Promise<Result>

const faults: Faulty[] = []

/**
 * Puts a fault between the shop and its database: whatever stores an order goes through `faulty` instead, or through it and other
 * faults in turn. Only for a process that is started to show that the kill test catches the fault.
 */
export function plant(faulty: Faulty) {
  faults.push(faulty)
  if (faults.length > 1) return
  let orders = 0
  const query = pg.Pool.prototype.query as (this: pg.Pool, ...args: unknown[]) => Promise<Result>
  pg.Pool.prototype.query = function (this: pg.Pool, ...args: unknown[]) {
    const [first] = args
    if (!isStoringOrder(first)) return query.apply(this, args)
    const fault = faults[orders++ % faults.length] ?? faulty
    return fault(first, changed => query.call(this, changed))
  } as typeof pg.Pool.prototype.query
}
