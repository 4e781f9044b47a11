/** The part of pg-copy-streams that the shop uses; the package brings no types. */
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Connection, Submittable } from 'pg'

  export class CopyStreamQuery extends Writable implements Submittable {
    submit(connection: Connection): void
    /** Rows that were copied; known once the stream has finished. */
    readonly rowCount: number
  }
  /** `client.query(from('copy … from stdin'))` gives the stream to write to. */
  export function from(statement: string): CopyStreamQuery
}
