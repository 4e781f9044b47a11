import { formatEuro } from '../../../shared/money.ts'
import { availabilityNames, commandTexts } from '../../cases/texts-desk.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { bandwidthOf, lineWith } from '../../checkout/rules/internet/bandwidth.ts'
import { isOrderable } from '../../checkout/rules/internet/lines.ts'
import type { DeskAddress } from '../contract-desk.ts'

/** Every line that is sold, those that the address has first; of the others it is said that they go beyond it. */
export function lineOptions({ offered, lines }: DeskAddress) {
  const here = new Map(offered.map(line => [line.id, line]))
  const options = lines.map(sold => {
    const line = here.get(sold.id)
    return { rank: rankOf(line), value: String(sold.id), label: `${labelOf(sold)} · ${wordsOf(line)}` }
  })
  return options.toSorted((one, other) => one.rank - other.rank).map(({ value, label }) => ({ value, label }))
}

const rankOf = (line: ProductOffering | undefined): number => (line ? (isOrderable(line) ? 0 : 1) : 2)

function wordsOf(line: ProductOffering | undefined): string {
  if (!line) return commandTexts.lineBeyond
  if (isOrderable(line)) return commandTexts.lineHere
  return availabilityNames[line.fiberLineAvailability ?? 'other'].toLowerCase()
}

const labelOf = ({ name, contractDuration, priceInCents }: ProductOffering): string =>
  commandTexts.line(name, contractDuration, formatEuro(priceInCents))

/** The line that is asked for, by its id; 0 where none is sold with that bandwidth, or none is asked for. */
export function requestedLine({ lines }: DeskAddress, bandwidth: string | null): number {
  const asked = bandwidth === null ? null : bandwidthOf(bandwidth)
  return (asked && lineWith(lines, asked)?.id) ?? 0
}
