/** PostgreSQL's settings by name. */
export type Settings = Readonly<Record<string, string>>

/**
 * How the embedded database runs, given on its command line so that they live here and not in a file.
 * What a commit confirmed is on disk. The log holds no value a customer typed: no statements, no parameters,
 * and messages without the detail line that quotes them.
 */
export const embeddedSettings: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '120',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** As arguments of the postgres program: `-c name=value` for each. */
export const settingArguments = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
