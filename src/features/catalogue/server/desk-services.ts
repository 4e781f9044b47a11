import type { Database } from '../../../platform/database/pool.ts'

/** Dependencies of the catalogue's part of the desk. */
export type CatalogueDeskServices = {
  readonly database: Database
  readonly publicUrl: string
  /** Whether a second colleague must approve a revision before it is planned. */
  readonly needsApproval: boolean
  /** Signs links to a preview. */
  readonly previewKey: Buffer
}
