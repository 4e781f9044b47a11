import { momentInTheNetherlands } from '../../common/dutch-calendar.ts'
import { formatDay } from '../../common/moments.ts'
import { agreementNumber, formatOrderNumber } from '../../common/order-number.ts'
import { addDays, type Day } from '../../common/working-days.ts'
import { agreementLines, type DeliveredLine } from '../agreements/agreement.ts'
import { agreementEnd } from '../agreements/agreement-end.ts'
import { type AgreementLine, agreementType, type LineWayOut } from '../agreements/contract.ts'
import { sumInWords } from '../agreements/cost-words.ts'
import { isHeld, productStatus } from '../agreements/product-end.ts'
import { lastDayOfTerm, noticeMonths } from '../agreements/term.ts'
import { agreementTexts } from '../agreements/texts.ts'
import { type Provider, providerParty } from '../api-clients/provider-party.ts'
import { tmfPath } from '../api-clients/tmf-resources.ts'
import { isProductLine, lineDuration, type OrderLine } from '../carts/order-lines.ts'
import { termInWords } from '../catalogue/product-notes.ts'
import { agreementApiTexts as texts } from './agreement-texts.ts'
import { businessAgreementSchemaPath } from './business-agreement-schema.ts'
import { priceOfPiece, tmfPrice } from './price.ts'
import { productId } from './product.ts'
import { type OrderToShow, quoteOf } from './product-order.ts'
import {
  type AgreementParty,
  contactParty,
  customerParty,
  namedParties,
  resellerParty,
} from './related-party.ts'

/** A line of an agreement, with the moment of its delivery. */
type AgreedLine = DeliveredLine & { readonly startedAt: Date }

/** The agreement that a delivered order is. */
export type AgreementToShow = {
  readonly order: OrderToShow
  readonly delivered: readonly AgreedLine[]
  /** The organisation that took it over by today; null while the buyer has it. */
  readonly party: AgreementParty | null
}

/** The digits of the order in the number of its agreement, `C482739165`; null where it is none. */
export const orderOfAgreement = (id: string): string | null => /^C(\d{9})$/.exec(id)?.[1] ?? null

/** An agreement as TMF651 has it, with the extension `BusinessAgreement`; null where the customer has nothing of the order. */
export function agreement(
  { order, delivered, party }: AgreementToShow,
  { publicUrl, provider, today }: { publicUrl: string; provider: Provider; today: Day },
) {
  const held = delivered.filter(({ line }) => isHeld(line))
  const [first] = held
  if (!first) return null
  const end = agreementEnd(held.map(({ line, end }) => ({ isPaidMonthly: lineDuration(line) > 0, end })))
  const { startedAt } = first
  const id = agreementNumber(order.number)
  const { kvkNumber, companyName } = party ?? order.form
  const lines = new Map(delivered.map(({ position, line }) => [position, line]))
  return {
    id,
    href: publicUrl + tmfPath('TMF651', 'agreement', id),
    name: agreementTexts.title(agreementNumber(formatOrderNumber(order.number))),
    agreementType,
    status: productStatus(end, today),
    initialDate: order.openedAt.toISOString(),
    agreementPeriod: {
      startDateTime: startedAt.toISOString(),
      // A day of ending has its midnight, which may lie before the moment of delivery on the same day.
      ...(end && {
        endDateTime: new Date(Math.max(midnight(end.endedOn).getTime(), startedAt.getTime())).toISOString(),
      }),
    },
    engagedParty: [
      providerParty(provider),
      customerParty(publicUrl, kvkNumber, companyName),
      ...(party ? [] : [contactParty(publicUrl, order.number, order.contactName)]),
      ...(order.reseller ? [resellerParty(order.reseller)] : []),
      // TMF651 asks for a name, which TMF622 lets be left out.
      ...(party ? [] : namedParties(order.sent.relatedParty)).map(party => ({ name: party.id, ...party })),
    ],
    agreementItem: agreementLines(delivered, today).flatMap(each => {
      const line = lines.get(each.position)
      return line ? [itemOf(line, each, order.number, publicUrl)] : []
    }),
    characteristic: [{ name: 'orderNumber', valueType: 'string', value: order.number }],
    lastUpdate: order.changedAt.toISOString(),
    '@type': 'BusinessAgreement',
    '@baseType': 'Agreement',
    '@schemaLocation': publicUrl + businessAgreementSchemaPath,
    ...quoteOf(order.origin, publicUrl),
  }
}

const midnight = (day: Day): Date => momentInTheNetherlands(day, '00:00')

function itemOf(line: OrderLine, agreed: AgreementLine, orderNumber: string, publicUrl: string) {
  const { position, name, quantity } = agreed
  const id = productId(orderNumber, position)
  const sold = isProductLine(line) ? line.product : null
  const conditions = conditionsOf(agreed, lineDuration(line))
  return {
    // A discount is no product of TMF637.
    ...(isHeld(line) && { product: [{ id, href: publicUrl + tmfPath('TMF637', 'product', id), name }] }),
    ...(sold && { productOffering: [{ id: String(sold.id), name: sold.name }] }),
    ...(conditions.length > 0 && { termOrCondition: conditions }),
    name,
    quantity,
    productPrice: [priceOfPiece(line)],
  }
}

/** The term of a line, and its end where one was set, else how it is left with notice today; nothing of what was bought. */
function conditionsOf({ startedOn, endsOn, wayOut }: AgreementLine, months: number) {
  const lastDay = lastDayOfTerm({ from: startedOn, months })
  return [
    ...(lastDay === null ? [] : [termOf(startedOn, lastDay, months)]),
    ...(endsOn === null
      ? []
      : [{ id: 'end', description: texts.ends(formatDay(new Date(endsOn))), lastDay: endsOn }]),
    ...(wayOut ? leavingOf(wayOut) : []),
  ]
}

const termOf = (startedOn: Day, lastDay: Day, months: number) => ({
  id: 'term',
  description: texts.term(termInWords(months), formatDay(new Date(lastDay))),
  validFor: {
    startDateTime: midnight(startedOn).toISOString(),
    endDateTime: midnight(addDays(lastDay, 1)).toISOString(),
  },
  duration: { amount: months, units: 'month' },
  lastDay,
})

function leavingOf({ withoutCosts, earliest, costInCents, percentage, isAtMost }: LineWayOut) {
  const day = formatDay(new Date(earliest))
  return [
    {
      id: 'notice',
      description: texts.notice(formatDay(new Date(withoutCosts))),
      duration: { amount: noticeMonths, units: 'month' },
      lastDay: withoutCosts,
    },
    {
      id: 'leaving',
      description:
        costInCents > 0
          ? texts.leaving(day, sumInWords(costInCents, isAtMost), agreementTexts.monthsLeft(percentage))
          : texts.leavingFree(day),
      lastDay: earliest,
      price: tmfPrice(costInCents),
      isAtMost,
    },
  ]
}
