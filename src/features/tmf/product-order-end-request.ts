import * as z from 'zod/mini'
import { fieldErrors } from '../../common/contract/failure.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { dayField } from '../../common/contract/fields.ts'
import { noticeReasonNames } from '../agreements/notice-reasons.ts'
import { noticeRefusals } from '../agreements/texts.ts'
import { orderOfAgreement } from './agreement.ts'
import type { WrongPath } from './consents.ts'
import { isJson, type Json, objectsIn } from './json.ts'
import { productPlace } from './product.ts'
import { productOrderTexts as texts } from './product-order-texts.ts'

/** The end of agreement lines as an order of TMF622 asks for it. */
export type AskedEnd = {
  /** Nine digits of the order whose agreement it is of. */
  readonly agreement: string
  readonly notice: { readonly positions: readonly number[] } & z.output<typeof Ending>
}

const reload = { error: contractTexts.reload }

const Ending = z.object({
  lastDay: dayField(noticeRefusals.noDay),
  costInCents: z.int(reload).check(z.gte(0, reload), z.lte(2_147_483_647, reload)),
  why: z.enum(['', ...noticeReasonNames], { error: texts.noReason }),
})

/** Paths of `ends` by the field of a notice. */
const paths: Readonly<Record<string, string>> = {
  lastDay: 'ends.lastDay',
  costInCents: 'ends.leavingCost',
  why: 'ends.reason',
  positions: 'productOrderItem',
  id: 'ends',
}

/** Errors of a notice at the paths of TMF622. */
export const wrongEndPaths = (
  errors: Readonly<Record<string, { readonly message: string }>>,
): readonly WrongPath[] =>
  Object.entries(errors).map(([field, { message }]) => ({ path: paths[field] ?? 'ends', message }))

/** Whether an order ends what a customer has, by what it names or by all of its items. */
export function isEndRequest({ ends, productOrderItem }: Json): boolean {
  const items = objectsIn(productOrderItem)
  return ends !== undefined || (items.length > 0 && items.every(({ action }) => action === 'delete'))
}

/** Reads an order that ends agreement lines; everything that is wrong with it where something is. */
export function askedEnd(
  body: Json,
): { readonly asked: AskedEnd } | { readonly wrong: readonly WrongPath[] } {
  const ends = isJson(body.ends) ? body.ends : null
  if (!ends) return { wrong: [{ path: 'ends', message: texts.noEnds }] }
  const agreement = (typeof ends.agreement === 'string' && orderOfAgreement(ends.agreement)) || null
  const cost = isJson(ends.leavingCost) ? ends.leavingCost.value : 0
  const parsed = Ending.safeParse({
    lastDay: ends.lastDay ?? '',
    costInCents: typeof cost === 'number' ? Math.round(cost * 100) : 0,
    why: ends.reason ?? '',
  })
  const items = objectsIn(body.productOrderItem).map((item, at) => endingItem(item, at, agreement))
  const wrong: readonly WrongPath[] = [
    ...(agreement === null ? [{ path: 'ends.agreement', message: texts.noAgreement }] : []),
    ...wrongEndPaths(parsed.error ? fieldErrors(parsed.error) : {}),
    ...items.flatMap(item => item.wrong),
  ]
  if (wrong.length > 0 || agreement === null || !parsed.data) return { wrong }
  return {
    asked: { agreement, notice: { ...parsed.data, positions: items.flatMap(item => item.position ?? []) } },
  }
}

/** An item that deletes a product of an agreement, by the product's id in TMF637. */
function endingItem({ action, product }: Json, at: number, agreement: string | null) {
  const path = `productOrderItem[${at}]`
  const place = isJson(product) && typeof product.id === 'string' ? productPlace(product.id) : null
  const isOther = place === null || (agreement !== null && place.number !== agreement)
  const wrong: readonly WrongPath[] = [
    ...(action === 'delete' ? [] : [{ path: `${path}.action`, message: texts.actionIs.delete }]),
    ...(isOther ? [{ path: `${path}.product.id`, message: texts.noProduct }] : []),
  ]
  return { position: place?.position, wrong }
}
