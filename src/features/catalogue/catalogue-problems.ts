import type { AttributePath } from './attributes.ts'
import type { Offering } from './offering.ts'
import type { ProductType } from './product.ts'

/** Something that stands in the way, or that is worth a question. */
export type CatalogueProblem = {
  /** The offering it is about; null of a type as a whole. */
  readonly id: number | null
  /** The name of that offering. */
  readonly name: string | null
  readonly productType: ProductType
  /** The value it stands at; null where it is about the whole. */
  readonly path: AttributePath | null
  readonly message: string
}

/** A problem at an offering. */
export const problemAt = (
  { id, name, productType }: Offering,
  path: AttributePath | null,
  message: string,
): CatalogueProblem => ({ id, name, productType, path, message })

/** A problem of a type as a whole. */
export const problemOfType = (productType: ProductType, message: string): CatalogueProblem => ({
  id: null,
  name: null,
  productType,
  path: null,
  message,
})

/** Two problems with the same key are one. */
export const problemKey = ({ id, productType, path, message }: CatalogueProblem): string =>
  [id, productType, path, message].join('|')

/** The problems that are not among those that are known. */
export function newIn<Problem extends CatalogueProblem>(
  problems: readonly Problem[],
  known: readonly CatalogueProblem[],
): readonly Problem[] {
  const keys = new Set(known.map(problemKey))
  return problems.filter(problem => !keys.has(problemKey(problem)))
}
