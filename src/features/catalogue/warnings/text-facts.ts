import type { AttributePath } from '../attributes.ts'
import { type CatalogueProblem, problemAt } from '../catalogue-problems.ts'
import { isLine } from '../catalogue-rules.ts'
import type { Offering } from '../offering.ts'
import type { ProductOffering } from '../product.ts'
import { catalogueWarningTexts as texts } from '../texts-warnings.ts'

/* Texts of an offering that say something else of its speed, data, term or price than its values do, as those of a copy. */

type Said = { readonly path: AttributePath; readonly text: string }

/** Each text by the field that it stands at. */
const textsOf = ({ name, information, setupProduct, supportProduct }: Offering): readonly Said[] => [
  { path: 'name', text: name },
  ...information.map(text => ({ path: 'information', text }) as const),
  ...(setupProduct ? [{ path: 'setupProduct.name', text: setupProduct.name } as const] : []),
  ...(supportProduct ? [{ path: 'supportProduct.name', text: supportProduct.name } as const] : []),
]

/** The words of a text that its offering denies, in a sentence; null where there are none. */
type Rule = (offering: Offering, said: Said) => string | null

/** Texts that contradict the values of their offering: one problem per text at most. */
export const contradictions = (offering: Offering): readonly CatalogueProblem[] =>
  textsOf(offering).flatMap(said => {
    const message = rules.map(rule => rule(offering, said)).find(found => found !== null)
    return message ? [problemAt(offering, said.path, message)] : []
  })

/** The lines of a product's description without those that its own values deny, for a document that may not say the opposite. */
export const soundInformation = (product: ProductOffering): readonly string[] =>
  product.information.filter(text => {
    const said: Said = { path: 'information', text }
    return rules.every(rule => rule({ ...product, position: 0 }, said) === null)
  })

const numberOf = (typed: string): number => Number(typed.replace(/\./g, '').replace(',', '.'))

const speedPair = /\b(\d{1,3}\.\d{3}|\d{1,7}) ?\/ ?(\d{1,3}\.\d{3}|\d{1,7})\b/
const inMegabits = /\b(\d{1,3}\.\d{3}|\d{1,7}) ?(?:Mbit|Mb\/s|Mbps)/i
const inGigabits = /\b(\d{1,3}(?:,\d{1,2})?) ?(?:Gbit|Gb\/s|Gbps)/i
/** Opening hours, and no speed. */
const aroundTheClock = '24/7'

const speed: Rule = (offering, { path, text }) => {
  const { downloadSpeedMbs: down, uploadSpeedMbs: up } = offering
  if (!isLine(offering) || down === null || up === null) return null
  const told = `${down}/${up}`
  const [pair, first, second] = speedPair.exec(text.replace(aroundTheClock, '')) ?? []
  if (pair && first && second)
    return numberOf(first) === down && numberOf(second) === up ? null : texts.otherSpeed(pair, told)
  // A text about the equipment of the customer names gigabits that are not the line's.
  const isName = path !== 'information'
  const [single, amount] = inMegabits.exec(text) ?? []
  const [giga, thousands] = (isName && inGigabits.exec(text)) || []
  const said = amount ? numberOf(amount) : thousands ? numberOf(thousands) * 1000 : null
  if (said === null) return isName ? plainNumber(text, [down, up]) : null
  return said === down || said === up ? null : texts.otherSpeed(single ?? giga ?? '', told)
}

/** `Glasvezel 500` of a line of another speed. */
function plainNumber(text: string, [down, up]: readonly [number, number]): string | null {
  const [said] = /\b\d{2,5}\b/.exec(text) ?? []
  if (said === undefined || [down, up].includes(Number(said))) return null
  return texts.otherSpeed(said, `${down}/${up}`)
}

const gigabytes = /\b(\d{1,7}) ?GB\b/gi
const unlimitedData = /^(?:unlimited|onbeperkte?) data/i
const unlimitedName = /\b(?:unlimited|onbeperkt)\b/i

const bundle: Rule = (offering, { path, text }) => {
  const { productType, productSubType, dataBundleGb, name } = offering
  const isPlan = productType === 'mobiel' && productSubType === null
  const named =
    path === 'name' ? null : ([...name.matchAll(gigabytes)].map(([, count]) => Number(count))[0] ?? null)
  const own = dataBundleGb ?? named
  const said = [...text.matchAll(gigabytes)].map(([, count]) => Number(count))
  if (own !== null) {
    if (said.length > 0)
      return said.includes(own) ? null : texts.otherBundle(`${said[0]} GB`, texts.gigabytes(own))
    const without = isPlan && (path === 'name' ? unlimitedName : unlimitedData).exec(text)
    return without ? texts.otherBundle(without[0], texts.gigabytes(own)) : null
  }
  // A plan without limit may have one in the EU: a text that begins with it is the bundle.
  const isBundle = isPlan && (path === 'name' || /^\d{1,7} ?GB\b/i.test(text))
  return isBundle && said[0] !== undefined ? texts.otherBundle(`${said[0]} GB`, texts.unlimited) : null
}

const monthlyNotice = /\b(?:maandelijks|per maand|elke maand) opzegbaar/i
const termInText = /\b(?:contract|looptijd|abonnement) van (\d+) (jaar|maand)/i

const term: Rule = ({ contractDuration }, { text }) => {
  const [notice] = monthlyNotice.exec(text) ?? []
  if (notice) return contractDuration === 1 ? null : texts.otherTerm(notice, contractDuration)
  const [said, count, unit] = termInText.exec(text) ?? []
  if (!said) return null
  const months = Number(count) * (unit?.toLowerCase() === 'jaar' ? 12 : 1)
  return months === contractDuration ? null : texts.otherTerm(said, contractDuration)
}

const freeMonthsInText = /\beerste (?:(\d+) )?maand(?:en)? gratis/i

const freeMonths: Rule = (offering, { text }) => {
  const [said, count] = freeMonthsInText.exec(text) ?? []
  if (!said) return null
  return Number(count ?? 1) === offering.freeMonths ? null : texts.otherFreeMonths(said, offering.freeMonths)
}

const discountInText = /€\s*(\d+(?:,\d{1,2})?) korting per maand/i

const discount: Rule = ({ priceInCents, listPriceInCents }, { text }) => {
  const [said, amount] = discountInText.exec(text) ?? []
  if (!said || !amount) return null
  const cents = Math.round(numberOf(amount) * 100)
  return listPriceInCents !== null && listPriceInCents - priceInCents === cents
    ? null
    : texts.otherDiscount(said)
}

const rules: readonly Rule[] = [speed, bundle, term, freeMonths, discount]
