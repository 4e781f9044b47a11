import { promiseOfRow, rowOf } from '../addresses/line-promise.ts'
import { constructionInWords, weeksInWords } from '../addresses/promise-texts.ts'
import { availabilityNames } from '../cases/texts-desk.ts'
import type { ProductOffering } from '../catalogue/product.ts'

/** The answer of the networks about a line at its address, to a colleague: `Glasvezel dichtbij, graven nodig: 10 tot 20 weken, aanleg € 1.250,00`. */
export function rowInWords(line: ProductOffering): string {
  const row = rowOf(line)
  const promise = promiseOfRow(row)
  if (!line.fiber) return promise.obtainable === 'now' ? line.name : 'DSL is hier niet'
  const name = availabilityNames[row.availability]
  if (promise.obtainable !== 'by-quote') return name
  return `${name}: ${weeksInWords(promise)}, aanleg ${constructionInWords(promise)}`
}
