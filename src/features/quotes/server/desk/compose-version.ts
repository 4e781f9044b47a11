import pLimit from 'p-limit'
import { dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { addDays } from '../../../../common/working-days.ts'
import { type Refused, refusedAt } from '../../../cases/server/commands/command.ts'
import { streetErrors } from '../../../details/server/check-street.ts'
import { sameTotals } from '../../../orders/server/price-change.ts'
import { totalsInWords } from '../../../orders/totals-texts.ts'
import type { NewQuoteVersion } from '../../contract-desk.ts'
import { composeQuote, type QuotePart, type QuoteViolation, quoteTotals } from '../../quote.ts'
import { quoteServerTexts } from '../../texts.ts'
import { partsNotFree, type StoredPart, type StoredVersion } from '../stored-versions.ts'
import type { DeskQuoteServices } from './services.ts'

type Services = Pick<DeskQuoteServices, 'database' | 'catalogue' | 'internetLinesAt' | 'streetOf'>

/** A version as it would be sent: it does not change any more. */
export type Frozen = Pick<StoredVersion, 'words' | 'validUntil' | 'discounts'> & {
  readonly parts: readonly Omit<StoredPart, 'acceptedAt' | 'orderCaseId'>[]
}

export type NotComposed =
  /** At their products, free lines or discounts. */
  | { readonly kind: 'refused-lines'; readonly refusals: readonly QuoteViolation[] }
  | { readonly kind: 'prices-changed'; readonly message: string }
  /** At fields of the draft. */
  | Refused

/** So many addresses are asked of the registers at once. */
const addressesAtOnce = 8

/** The moment at which the last day of a quote is over in the Netherlands. */
export const validUntil = (now: Date, days: number): Date =>
  endOfDayInTheNetherlands(addDays(dayInTheNetherlands(now), days))

/** The version that staff want to send, by today's catalogue, or why it is refused. */
export async function composeVersion(
  services: Services,
  caseId: number,
  { draft, totals, words, validDays }: Omit<NewQuoteVersion, 'id' | 'version'>,
): Promise<Frozen | NotComposed> {
  const wrongPart = await whyPartNotFree(services, caseId, draft.parts)
  if (wrongPart) return wrongPart
  const limit = pLimit(addressesAtOnce)
  const [{ offerings }, places] = await Promise.all([
    services.catalogue.current(),
    Promise.all(draft.parts.map(part => limit(() => checkPlace(services, part)))),
  ])
  const wrong = refusedAt(
    Object.fromEntries(
      places.flatMap(({ wrong }, place) =>
        Object.entries(wrong).map(([field, error]) => [`parts.${place}.address.${field}`, error]),
      ),
    ),
  )
  if (wrong) return wrong
  const composed = composeQuote(
    (part, place) => ({
      productType: part.productType,
      catalogue: offerings[part.productType],
      offered: places[place]?.lines ?? [],
    }),
    draft,
  )
  const adjusted = composed.parts.flatMap((part, place) =>
    part.adjusted.map(violation => ({ ...violation, part: place })),
  )
  const refusals = composed.violations.length > 0 ? composed.violations : adjusted
  if (refusals.length > 0) return { kind: 'refused-lines', refusals }
  const now = quoteTotals(composed.parts, { isWhole: true })
  if (!sameTotals(totals, now))
    return {
      kind: 'prices-changed',
      message: quoteServerTexts.pricesChanged(
        totalsInWords(
          now,
          composed.parts.flatMap(({ lines }) => lines),
        ),
      ),
    }
  return {
    words,
    validUntil: validUntil(new Date(), validDays),
    discounts: draft.discounts,
    parts: draft.parts.map(({ id, name, productType, address, ...content }, place) => ({
      id,
      name,
      productType,
      address,
      addressChecked: places[place]?.addressChecked ?? false,
      draft: content,
      lines: composed.parts[place]?.lines ?? [],
      wholeDiscounts: composed.parts[place]?.wholeDiscounts ?? [],
    })),
  }
}

/** A part that is an order already is offered no more. */
async function whyPartNotFree(
  { database }: Pick<Services, 'database'>,
  caseId: number,
  parts: readonly QuotePart[],
): Promise<Refused | null> {
  const taken = await partsNotFree(
    database,
    caseId,
    parts.map(({ id }) => id),
  )
  return refusedAt(
    Object.fromEntries(
      parts.flatMap(({ id }, place) =>
        taken.has(id) ? [[`parts.${place}`, { message: quoteServerTexts.partAccepted }] as const] : [],
      ),
    ),
  )
}

/** The internet lines at a part's place of delivery, and the fields that are wrong of it. */
async function checkPlace(services: Services, { productType, address }: QuotePart) {
  const [wrong, offer] = await Promise.all([
    streetErrors(services.streetOf, address, { streetName: 'streetName', city: 'city' }),
    productType === 'internet' ? services.internetLinesAt(address) : { lines: [], addressChecked: true },
  ])
  return { lines: offer.lines, addressChecked: offer.addressChecked, wrong }
}
