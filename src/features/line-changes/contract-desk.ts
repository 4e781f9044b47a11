import * as z from 'zod/mini'
import { withdrawnOnce } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { optionalLines } from '../../common/contract/lines-field.ts'
import { TotalsInCents } from '../../common/contract/money.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { CartLines } from '../carts/line-schemas.ts'
import { stale, working } from '../cases/command-calls.ts'
import { MailPreview } from '../cases/contract-timeline.ts'
import { Products } from '../catalogue/products.ts'
import { lineChangeStates } from '../orders/line-change-states.ts'
import { DeskLineChanges } from './contract.ts'
import { lineChangeContractTexts } from './texts.ts'

/** How staff change the lines of an order (docs/decisions/orders.md#lines-change-with-consent). */

export const ChangeableLines = z.extend(DeskLineChanges, {
  number: z.string(),
  version: z.int(),
  organization: z.nullable(z.string()),
  /** Recipient of a proposal. */
  email: z.nullable(z.string()),
  /** Whether a test client made the order: nobody is mailed. */
  isTest: z.boolean(),
  lines: CartLines,
  /** Products of this type on sale today. */
  catalogue: Products,
  /** The internet lines at the installation address. */
  offered: Products,
  /** false where the register of addresses could not be asked. */
  addressChecked: z.boolean(),
})

export type ChangeableLines = z.infer<typeof ChangeableLines>

export const NewLines = z.object({
  /** Made in the browser: twice the same is done once. */
  id: z.uuid({ error: contractTexts.reload }),
  version: z.int({ error: contractTexts.reload }),
  lines: z
    .array(z.object({ productId: z.int(), quantity: z.int() }))
    .check(z.maxLength(100, { error: lineChangeContractTexts.tooManyLines })),
  /** Totals that staff saw when deciding. */
  totals: TotalsInCents,
  message: optionalLines(lineChangeContractTexts.explanation, 1000),
})

/** `applied`: at once. `waiting`: for the customer. */
export const LinesResponse = z.object({ state: z.enum(lineChangeStates) })

export type LinesResponse = z.infer<typeof LinesResponse>

/** 422: the totals are not those that were seen, as the catalogue changed. */
export const pricesChanged = 'price-changed'

export const ChangeWithdrawal = z.object({ id: NewLines.shape.id, version: NewLines.shape.version })

const noOrder = { description: 'There is no such order', body: Failure } as const

const refused = {
  description: 'It cannot be changed so; each refusal at its product',
  body: Failure,
} as const

/** How the lines of an order change. */
export const deskLineChangeCalls = {
  changeableLines: defineCall({
    ...working,
    method: 'GET',
    path: '/api/beheer/zaken/{nummer}/regels',
    params: { nummer: caseNumberParam },
    summary: 'The lines of an order, and what they can be changed to.',
    answers: { 200: { description: 'The lines', body: ChangeableLines }, 404: noOrder },
  }),
  changeLines: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/regels',
    params: { nummer: caseNumberParam },
    summary: 'Changes the lines at once, or proposes to the customer what costs more.',
    body: { kind: 'json', schema: NewLines },
    answers: {
      200: { description: 'Changed or proposed, or done before by the same id', body: LinesResponse },
      404: noOrder,
      409: stale,
      422: refused,
    },
  }),
  previewLineChange: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/regels/voorbeeld',
    params: { nummer: caseNumberParam },
    summary: 'The mail that the customer would get of changed lines; nothing is done.',
    body: { kind: 'json', schema: NewLines },
    answers: {
      200: { description: 'The mail', body: MailPreview },
      404: noOrder,
      409: stale,
      422: refused,
    },
  }),
  withdrawLineChange: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/regels/intrekken',
    params: { nummer: caseNumberParam },
    summary: 'Withdraws what waits for the customer.',
    body: { kind: 'json', schema: ChangeWithdrawal },
    answers: {
      204: withdrawnOnce,
      404: noOrder,
      409: stale,
      422: refused,
    },
  }),
}
