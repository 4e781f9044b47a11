import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Config } from '../../../platform/config/config.ts'
import type { GaugeMetric } from '../../../platform/operations/metrics.ts'

/** Written into the data folder, so that others can tell how old the last backup is. */
export const lastBackupFile = 'last-backup.json'

const LastBackup = z.object({ startedAt: z.iso.datetime() })

/** When the last backup of the embedded database that succeeded was begun; null where there is none. */
export async function lastBackupAt(dataDir: string): Promise<Date | null> {
  const text = await readFile(path.join(dataDir, lastBackupFile), 'utf8').catch(() => null)
  const last = text === null ? null : LastBackup.safeParse(parsed(text)).data
  return last ? new Date(last.startedAt) : null
}

/** The age of backups, where the shop makes them: 0, long ago, while there is none. */
export function backupMetrics({
  database,
  backup,
  dataDir,
}: Pick<Config, 'database' | 'backup' | 'dataDir'>): GaugeMetric[] {
  if (database.kind === 'external' || backup.recipients.length === 0) return []
  return [
    {
      name: 'shop_backup_last_success_timestamp_seconds',
      help: 'When the last backup that succeeded was begun',
      read: async () => [{ value: Math.floor(((await lastBackupAt(dataDir))?.getTime() ?? 0) / 1000) }],
    },
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
