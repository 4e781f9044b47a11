import type { Queryable } from '../../../../platform/database/pool.ts'
import type { CommandHandler, CommandServices } from '../../../cases/server/commands/command.ts'
import type { CaseServices } from '../../../cases/server/commands/services.ts'
import type { StoredOrder } from '../../../orders/server/stored-orders.ts'
import type { WrongPath } from '../../consents.ts'
import type { PatchedList } from '../../product-order-patch.ts'
import type { Json } from '../kit/json.ts'

/**
 * A list of an order in the extension BusinessOrder of TMF622 that a feature above this one brings: what is shown of it, and how a
 * patch changes it.
 */
export type OrderPart = PatchedList & {
  /** Absent where TMF622 shows the list by itself. */
  readonly shown?: {
    readonly schema: Json
    /** As a patch has it. */
    readonly patchSchema: Json
    /** Its entries of orders, by the ids of their cases. */
    readonly load: (
      database: Queryable,
      caseIds: readonly number[],
    ) => Promise<(order: StoredOrder) => readonly Json[]>
  }
  /** Whether a patch changes it before the delivery. */
  readonly isBeforeDelivery: boolean
  /** The steps by which a list becomes what is asked for; adds what is wrong with it to `wrong`. */
  readonly steps: (services: StepServices, asked: AskedList, wrong: WrongPath[]) => readonly PatchStep[]
}

/** Schemas of the lists that are shown, by their attributes. */
export const schemasOfLists = (parts: readonly OrderPart[]): Json =>
  Object.fromEntries(parts.flatMap(({ name, shown }) => (shown ? [[name, shown.schema]] : [])))

export type AskedList = {
  /** As it is shown. */
  readonly current: unknown
  /** As the patch has it, every entry as the shop stores it. */
  readonly patch: unknown
  /** Whether the customer is mailed about it. */
  readonly mail: boolean
}

export type StepServices = CommandServices &
  Pick<CaseServices, 'mailDomain' | 'closingDays' | 'onMailQueued' | 'stateParts'> & { readonly now: Date }

/** A command of the desk, and the path that is to blame for its refusal. */
export type PatchStep = {
  readonly path: (field: string | undefined) => string
  readonly handler: CommandHandler
}

export const pathsBelow = (
  path: string,
  errors: Readonly<Record<string, { message: string }>>,
): readonly WrongPath[] =>
  Object.entries(errors).map(([field, { message }]) => ({ path: `${path}.${field}`, message }))
