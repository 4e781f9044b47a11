import type { ProductOffering } from '../catalogue/product.ts'
import { type HrefOf, reference } from './catalogue-facts.ts'
import type { Json } from './json.ts'
import { type LineVerdict, resultOf } from './line-qualification.ts'
import { type answerOptions, reasonJson } from './service-qualification.ts'

/** An item of a qualification of TMF679 with its answer. */
export function qualifiedItem(
  item: Json,
  id: string,
  verdict: LineVerdict,
  { alternatives, reasons }: ReturnType<typeof answerOptions>,
  hrefOf: HrefOf,
): Json {
  const result = resultOf(verdict, alternatives)
  return {
    action: 'add',
    ...item,
    id,
    state: 'done',
    qualificationItemResult: result,
    ...(verdict.kind === 'unqualified' &&
      reasons && { eligibilityUnavailabilityReason: [reasonJson(verdict.reason)] }),
    ...(verdict.kind === 'unqualified' &&
      result === 'alternate' && {
        alternateProductOfferingProposal: verdict.alternatives.map((line, index) => ({
          id: String(index + 1),
          alternateProductOffering: offeringReference(line, hrefOf),
        })),
      }),
  }
}

export const offeringReference = ({ id, name }: Pick<ProductOffering, 'id' | 'name'>, hrefOf: HrefOf): Json =>
  reference(hrefOf, 'productOffering', String(id), name)
