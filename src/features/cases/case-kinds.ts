const notAnOrder = { from: 90_000_000, to: 99_999_999 } as const

/**
 * The first eight digits lie between these: no number starts with a 0 that people leave out, and only an order's starts
 * with another digit than 9, so that nothing else is taken for an order.
 */
export const numberBodies: Readonly<Record<CaseKind, { readonly from: number; readonly to: number }>> = {
  order: { from: 10_000_000, to: 89_999_999 },
  quote: notAnOrder,
  'fibre-enquiry': notAnOrder,
  form: notAnOrder,
  message: notAnOrder,
}

/** Kinds of cases; TM Forum's product order and quote, what comes in by the website's forms, and mails that belong to no other case. */
export const caseKinds = ['order', 'quote', 'fibre-enquiry', 'form', 'message'] as const
export type CaseKind = (typeof caseKinds)[number]
