import { readdir } from 'node:fs/promises'
import { ownFile } from '../../../platform/config/own-files.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Offering } from '../offering.ts'

/** The pictures that a device can have: those that the shop ships, and those that are in use. */
export async function pictures(_database: Queryable, offerings: readonly Offering[]): Promise<string[]> {
  const shipped = await readdir(ownFile('public/devices'))
  const used = offerings.flatMap(({ device }) => (device ? [device.imageUrl] : []))
  return [...new Set([...shipped.map(name => `/devices/${name}`), ...used])].toSorted()
}
