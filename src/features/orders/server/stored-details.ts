import * as z from 'zod/mini'
import { partOfDayNames } from '../../cases/delivery-plan.ts'
import { replacingActions } from '../../cases/order-origin.ts'
import {
  orEmpty,
  StoredBuyer,
  StoredPerson,
  StoredTechnicalPerson,
} from '../../customers/server/stored-organization.ts'

/**
 * Who ordered, as it stands in the documents of an order or a quote request: one schema per format, and none of the forms'
 * own, whose rules for what is typed may become stricter. A detail that is added later is optional here and has the value
 * of who was never asked.
 */

const text = z.string()

const PostalAddress = z.object({
  streetName: text,
  houseNumber: text,
  houseNumberSuffix: orEmpty,
  zipCode: text,
  city: text,
})

const InvoiceAddress = z.object({ companyName: text, email: text, address: PostalAddress })

const DeliveryPreference = z.object({ weeks: z.array(text), partOfDay: z.enum(partOfDayNames) })

const OrderDetails1 = z.object({
  organization: StoredBuyer,
  contactPerson: StoredPerson,
  technicalPerson: z.nullable(StoredTechnicalPerson),
  invoiceAddress: z.nullable(InvoiceAddress),
  installationAddress: PostalAddress,
  deliveryPreference: z._default(z.nullable(DeliveryPreference), null),
})
export type OrderDetails = z.infer<typeof OrderDetails1>

/** The agreement that an order takes the place of, with the terms of it that go on. */
const Replaces = z.object({
  /** Nine digits. */
  agreement: text,
  action: z.enum(replacingActions),
  overlapDays: z.int(),
  costInCents: z.int(),
  termUntil: z.nullable(text),
  termsToContinue: z.array(z.object({ from: text, months: z.int() })),
})
export type StoredReplaces = Readonly<z.infer<typeof Replaces>>

export const replacesIn = ({ replaces }: { readonly replaces: unknown }): StoredReplaces | null =>
  replaces === null ? null : Replaces.parse(replaces)

const QuoteDetails1 = z.object({ installationAddress: PostalAddress })

const orderFormats: Readonly<Record<number, z.ZodMiniType<OrderDetails>>> = { 1: OrderDetails1 }
const quoteFormats: Readonly<Record<number, z.ZodMiniType<z.infer<typeof QuoteDetails1>>>> = {
  1: QuoteDetails1,
}

function parsed<Details>(
  formats: Readonly<Record<number, z.ZodMiniType<Details>>>,
  row: { readonly detailsFormat: number },
): Details {
  const schema = formats[row.detailsFormat]
  if (!schema) throw new Error(`Details of the format ${row.detailsFormat} cannot be read by this version`)
  return schema.parse(row)
}

/** @throws where the row is of a format that this version does not know, or does not hold what its format says */
export const orderDetails = (row: { readonly detailsFormat: number }): OrderDetails =>
  parsed(orderFormats, row)
export const quoteDetails = (row: { readonly detailsFormat: number }) => parsed(quoteFormats, row)
