/** The part of pg-copy-streams that the shop uses; the package brings no types. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Connection, Submittable } from 'pg'

  export class CopyStreamQuery extends Writable implements Submittable {
    submit(connection: Connection): void
    /** Rows that were copied; known once the stream has finished. */
    readonly rowCount: number
  }
  /** `client.query(from('copy … from stdin'))` gives the stream to write to. */
  export function from(statement: string): CopyStreamQuery

  export class CopyToStreamQuery extends Readable implements Submittable {
    submit(connection: Connection): void
  }
  /** `client.query(to('copy … to stdout'))` gives the stream to read. */
  export function to(statement: string): CopyToStreamQuery
}
