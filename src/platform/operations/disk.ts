import { statfs } from 'node:fs/promises'
import type { GaugeMetric } from './metrics.ts'

/** PostgreSQL needs room for a few more files of its log (16 MB each) to take an order. */
const neededBytes = 64 * 1024 * 1024

/** Bytes that are free for this user on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether the disk of the embedded database has room for orders, as far as it says so. */
export const hasRoom = (dataDir: string): Promise<boolean> =>
  freeBytes(dataDir).then(
    bytes => bytes >= neededBytes,
    () => true,
  )

/** How much room the data folder has, so that somebody makes more before orders are refused. */
export const diskMetrics = (dataDir: string): GaugeMetric[] => [
  {
    name: 'shop_data_free_bytes',
    help: 'Free bytes on the disk of the data folder',
    read: async () => [{ value: await freeBytes(dataDir) }],
  },
]
