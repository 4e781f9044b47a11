import pg from 'pg'

/** The same server and account, another database. */
export function withDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { ...connection, connectionString: url.href }
}

/** A connection as one DATABASE_URL; a socket's folder goes into its `host` parameter, which goes before the name. */
export function connectionUrl(connection: pg.ClientConfig): string {
  if (connection.connectionString) return connection.connectionString
  const { host = '', port = 5432, user = '', database = '' } = connection
  const url = new URL(`postgresql://localhost:${port}/${database}`)
  url.username = user
  url.search = new URLSearchParams({ host, sslmode: 'disable' }).toString()
  return url.href
}

/**
 * Does `work` on a connection of its own. A connection that is lost fails the query under way and every later one; lost between
 * two queries it would end the program, as each error event does that nobody listens to.
 */
export async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs one statement on a connection of its own. */
export async function administer(connection: pg.ClientConfig, statement: string): Promise<void> {
  await withClient(connection, client => client.query(statement))
}
