/** Kinds of cases; TM Forum's product order and quote, and what comes in by the website's forms. */
export const caseKinds = ['order', 'quote', 'fibre-enquiry', 'form'] as const
export type CaseKind = (typeof caseKinds)[number]
