import * as z from 'zod/mini'
import { withEmbeddedDatabase } from '../src/app/programs/with-shop-database.ts'
import { endpoint } from '../src/common/contract/call.ts'
import { catalogueDeskCalls as calls } from '../src/features/catalogue/contract-desk.ts'
import { type OfferingPage, RevisionPage } from '../src/features/catalogue/desk-schemas.ts'
import type { Offering } from '../src/features/catalogue/offering.ts'
import type { StaffRole } from '../src/features/desk/staff-roles.ts'
import { storeStaffSession } from '../src/features/staff/server/stored-sessions.ts'
import { addStaff } from '../src/features/staff/server/testing.ts'
import { openDatabase, openPool, transaction } from '../src/platform/database/pool.ts'
import { secretsFrom } from '../src/platform/secrets/secrets.ts'
import { createSignatures } from '../src/platform/secrets/signatures.ts'
import { ShopClient } from './shop-client.ts'

/** The secret that a shop of this bench is started with: it signs the session of the colleague. */
export const benchSecret = 'a secret of the bench, long enough to be one'

const quiet = () => undefined

/** A new colleague in the database of a shop that runs, and the cookie of their session. */
export const newColleague = (
  dataDir: string,
  role: StaffRole,
): Promise<{ readonly id: string; readonly cookie: string }> =>
  withEmbeddedDatabase(dataDir, null, quiet, async connection => {
    const pool = openPool(connection, quiet)
    try {
      const database = openDatabase(pool)
      const { id: staffId } = await addStaff(database, { role })
      const id = await transaction(database, tx => storeStaffSession(tx, staffId, 'a bench'))
      // Nobody is there to be asked for a password.
      await pool.query(`update staff_sessions set confirmed_at = now() + interval '1 day'`)
      const signatures = createSignatures(secretsFrom(benchSecret).deriveKey('staff-session'))
      return { id: staffId, cookie: `${id}.${signatures.of(id)}` }
    } finally {
      await pool.end()
    }
  })

/** The body of a call that is named whole: of an endpoint with its parameters filled in only its address is left. */
type BodyOf<At> = At extends { readonly body: { readonly schema: infer Schema extends z.core.$ZodType } }
  ? z.input<Schema>
  : unknown

export type Desk = Awaited<ReturnType<typeof deskAt>>

/** The catalogue at the desk; every call throws where its answer is not the one that was hoped for. */
export async function deskAt(port: number, cookie: string) {
  const client = new ShopClient(port, 30_000)
  const guest = await client.newGuest()
  client.become({ ...guest, cookies: new Map([...guest.cookies, ['beheer', `beheer=${cookie}`]]) })

  async function call<const At extends { readonly method: string; readonly path: string }>(
    at: At,
    body?: BodyOf<At>,
  ): Promise<string> {
    const answer = await client.call(
      at,
      body === undefined ? undefined : { type: 'application/json', bytes: JSON.stringify(body) },
    )
    if (answer.status >= 300)
      throw new Error(`${at.method} ${at.path} was answered ${answer.status}: ${answer.body.slice(0, 500)}`)
    return answer.body
  }
  const revision = async (id: number) =>
    z.parse(RevisionPage, JSON.parse(await call(endpoint(calls.revision, { id }))))

  return {
    call,
    leave: () => client.leave(),
    make: async (name: string, startsAt: string | null = null): Promise<number> =>
      z.parse(
        z.object({ id: z.int() }),
        JSON.parse(await call(calls.makeRevision, { name, description: '', startsAt })),
      ).id,
    async change(id: number, item: number, values: Partial<Offering>) {
      const at = { id, item }
      const { after, version } = JSON.parse(await call(endpoint(calls.offering, at))) as OfferingPage
      await call(endpoint(calls.changeOffering, at), { version, offering: { ...after, ...values } })
    },
    /** Plans it with whatever it warns of; says how many milliseconds planning alone took. */
    async plan(id: number): Promise<number> {
      const { revision: read, warned } = await revision(id)
      const body = { version: read.version, confirmed: warned.map(({ message }) => message) }
      const began = performance.now()
      await call(endpoint(calls.planRevision, { id }), body)
      return performance.now() - began
    },
    take: (id: number, content: unknown) =>
      call(endpoint(calls.importFile, { id }), {
        kind: 'json',
        content: Buffer.from(JSON.stringify(content)).toString('base64'),
        isTry: false,
      }),
  }
}
