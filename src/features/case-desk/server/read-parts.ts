import type { IsClosed } from '../../../common/working-days.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import type { PortIn } from '../../orders/server/port-ins.ts'
import type { DeskCase } from '../contract.ts'

/** Facts that the reading of a case knows once all was read. */
export type KnownOfCase = {
  /** The numbers of an order, as they are stored. */
  readonly portIns: readonly PortIn[]
  readonly address: DeskCase['correctable']['address']
  readonly isClosed: IsClosed
}

/** Reads what a feature adds to a case, beside everything else; what it shows of that is said once all is known. */
export type ReadPart<Part> = (
  database: Queryable,
  found: Case,
  reader: { readonly role: StaffRole },
) => Promise<(known: KnownOfCase) => Part>

/** Reads the parts of several features side by side, each under its own key. */
export const readTogether =
  <Parts extends object>(
    read: {
      readonly [Name in keyof Parts]: ReadPart<Parts[Name]>
    },
  ): ReadPart<Parts> =>
  async (database, found, reader) => {
    const parts = await Promise.all(
      Object.entries<ReadPart<unknown>>(read).map(async ([name, part]) => ({
        name,
        part: await part(database, found, reader),
      })),
    )
    return known => Object.fromEntries(parts.map(({ name, part }) => [name, part(known)])) as Parts
  }
