import type { ProductOffering } from '../catalogue/product.ts'
import { type HrefOf, reference } from './catalogue-facts.ts'
import type { Json } from './json.ts'
import { type Qualified, resultOf } from './line-qualification.ts'
import { type answerOptions, reasonJson } from './service-qualification.ts'

/** An item of a qualification of TMF679 with its answer. */
export function qualifiedItem(
  item: Json,
  id: string,
  qualified: Qualified,
  { alternatives, reasons }: ReturnType<typeof answerOptions>,
  hrefOf: HrefOf,
): Json {
  const result = resultOf(qualified, alternatives)
  return {
    action: 'add',
    ...item,
    id,
    state: 'done',
    qualificationItemResult: result,
    ...(qualified.kind === 'unqualified' &&
      reasons && { eligibilityUnavailabilityReason: [reasonJson(qualified.unavailable)] }),
    ...(qualified.kind === 'unqualified' &&
      result === 'alternate' && {
        alternateProductOfferingProposal: qualified.alternatives.map((line, index) => ({
          id: String(index + 1),
          alternateProductOffering: offeringReference(line, hrefOf),
        })),
      }),
  }
}

export const offeringReference = ({ id, name }: Pick<ProductOffering, 'id' | 'name'>, hrefOf: HrefOf): Json =>
  reference(hrefOf, 'productOffering', String(id), name)
