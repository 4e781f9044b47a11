import * as z from 'zod/mini'
import { AgreedTotals } from './agreed-totals.ts'
import { deskCasesPath } from './desk-case-acts.ts'
import { DeskLineChanges, lineChangeStates } from './line-change.ts'
import { optionalLines } from './lines-field.ts'
import { ProductList } from './products-on-wire.ts'

/** How staff change the lines of an order (docs/decisions/orders.md#lines-change-with-consent). */

/** GET: what is ordered, and what it can be changed to. POST: the lines as they shall be. */
export const linesPath = `${deskCasesPath}/{nummer}/regels` as const
const at = (path: string, number: string) => path.replace('{nummer}', encodeURIComponent(number))
export const changeLines = (number: string) => ({ method: 'POST', path: at(linesPath, number) }) as const

/** POST: the mail that would tell of the lines as they shall be; nothing is done. */
export const linesPreviewPath = `${linesPath}/voorbeeld` as const
export const previewLines = (number: string) =>
  ({ method: 'POST', path: at(linesPreviewPath, number) }) as const

/** POST: withdraws what waits for the customer. */
export const withdrawalPath = `${linesPath}/intrekken` as const
export const withdrawLineChange = (number: string) =>
  ({ method: 'POST', path: at(withdrawalPath, number) }) as const

export const ChangeableLines = z.extend(DeskLineChanges, {
  number: z.string(),
  version: z.int(),
  organization: z.nullable(z.string()),
  /** Where a proposal is mailed to. */
  email: z.nullable(z.string()),
  lines: ProductList,
  /** What is sold of this type today. */
  catalogue: ProductList,
  /** The internet lines at the installation address. */
  offered: ProductList,
  /** false where the register of addresses could not be asked. */
  addressChecked: z.boolean(),
})
export type ChangeableLines = z.infer<typeof ChangeableLines>

const reload = 'Laad de pagina opnieuw en probeer het nog eens'

export const NewLines = z.object({
  /** Made in the browser: twice the same is done once. */
  id: z.uuid({ error: reload }),
  version: z.int({ error: reload }),
  lines: z
    .array(z.object({ productId: z.int(), quantity: z.int() }))
    .check(z.maxLength(100, { error: 'Een bestelling heeft hoogstens 100 regels' })),
  /** What they come to, as whoever decided it saw. */
  totals: AgreedTotals,
  message: optionalLines('Toelichting', 1000),
})

/** `applied`: at once. `waiting`: for the customer. */
export const LinesTaken = z.object({ state: z.enum(lineChangeStates) })
export type LinesTaken = z.infer<typeof LinesTaken>

/** 422: the totals are not those that were seen, as the catalogue changed. */
export const pricesChanged = 'price-changed'

export const ChangeWithdrawal = z.object({ id: NewLines.shape.id, version: NewLines.shape.version })
