import * as z from 'zod/mini'
import { callOutcomeNames } from '../domain/call-outcomes.ts'
import { partOfDayNames } from '../domain/delivery-plan.ts'
import { portInRefusalNames, portInSteps } from '../domain/port-in.ts'
import { owedChecks } from './desk-case.ts'
import { GuestDetails, InvoiceAddress, PostalAddress } from './details.ts'
import { fieldFacts } from './field-facts.ts'
import {
  emailField,
  houseNumberField,
  optionalName,
  optionalText,
  phoneField,
  postcodeField,
  requiredName,
  requiredText,
} from './fields.ts'
import { optionalLines, requiredLines } from './lines-field.ts'

/** What staff do with a case. Every act has an id of its own, made in the browser: twice the same is done once. */

export const deskCasesPath = '/api/beheer/zaken'

/** Where an act on a case is posted. */
export const caseAct = (number: string, act: string) =>
  ({ method: 'POST', path: `${deskCasesPath}/${encodeURIComponent(number)}/${act}` }) as const

const again = 'Laad de pagina opnieuw en probeer het nog eens'

const act = {
  id: z
    .string({ error: again })
    .check(
      z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, { error: again }),
    ),
  /** The version that whoever decided it had before him. */
  version: z.int({ error: again }),
}
/** Whether the customer is mailed about it. */
const mail = z.boolean()

const day = (label: string) =>
  z.iso.date({ error: `Kies een dag: ${label.toLowerCase()}` }).register(fieldFacts, { label, kind: 'text' })
const time = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Vul een tijd in, bijvoorbeeld 14:00' }))
  .register(fieldFacts, { label: 'Tijd', kind: 'text' })

export const NewNote = z.object({ id: act.id, text: requiredLines('Notitie', 4000, 'Schrijf een notitie') })

export const Assignment = z.object({ ...act, assignee: z.nullable(act.id) })

/** Whether a call outside of office hours is meant so. */
const outsideHours = z._default(z.boolean(), false)

/** When the customer is called, in Dutch time. */
export const CallPlan = z.object({ ...act, day: day('Dag'), time, outsideHours })

/** Requests of the customer that are taken up with it, where several wait: one alone is taken up anyway. */
const settles = z._default(z.array(z.int()), [])

export const CallRecord = z.object({
  ...act,
  settles,
  outcome: z.enum(callOutcomeNames, { error: 'Kies hoe het gesprek afliep' }),
  /** When the customer wants to be called, where he said so. */
  callBack: z._default(z.nullable(z.object({ day: day('Dag'), time })), null),
  outsideHours,
  /** What is worth keeping of it; empty leaves no note. */
  note: optionalLines('Notitie', 4000),
})

/** Why a case comes into a state: a reason of domain/state-reasons.ts where it asks for one, and what is worth telling of it. */
export const stateReason = {
  reason: z._default(z.nullable(z.string()), null),
  words: z._default(optionalLines('Toelichting', 1000), ''),
}

export const StateMove = z.object({
  ...act,
  state: z.string(),
  ...stateReason,
  /** Until which day it waits for the customer; null leaves that to the rule (domain/next-step.ts). */
  until: z._default(z.nullable(day('Dag waarop je de klant opvolgt')), null),
  mail,
})

/** The case goes back to the state that it had before the last one. */
export const TakeBack = z.object({ ...act, ...stateReason })

export const DeliveryDay = z.object({
  ...act,
  day: day('Leverdag'),
  partOfDay: z.enum(partOfDayNames, { error: 'Kies een dagdeel' }),
  installer: optionalText('Monteur', 80),
  mail,
})

export const PortInMove = z.object({
  ...act,
  position: z.int(),
  step: z.enum(portInSteps, { error: 'Kies wat er met het nummer gebeurt' }),
  provider: optionalText('Huidige aanbieder', 80),
  providerReference: optionalText('Klantnummer bij die aanbieder', 40),
  /** The wish date where the number is asked for, the agreed day where it is planned; null otherwise. */
  day: z._default(z.nullable(day('Dag')), null),
  refusal: z._default(
    z.nullable(z.enum(portInRefusalNames, { error: 'Kies waarom het nummer niet meekomt' })),
    null,
  ),
  mail,
})

export const CheckNow = z.object({
  ...act,
  check: z.enum(owedChecks),
  /** Whether somebody looked it up; the register is asked otherwise. */
  byHand: z.boolean(),
})
/** `known`: it is right, and owed no more. `unknown`: the register does not know it. `not-checked`: it could not be asked. */
export const CheckOutcome = z.object({ standing: z.enum(['known', 'unknown', 'not-checked']) })

/** A request of the customer is taken up. */
export const SettledRequest = z.object({ ...act, request: z.int({ error: again }) })

export const NewAnswer = z.object({
  id: act.id,
  settles,
  subject: requiredText('Onderwerp', 120),
  text: requiredLines('Bericht', 8000, 'Schrijf een bericht'),
})

/** The link by which the customer follows the case serves no more. */
export const FollowLinkEnd = z.object(act)

export const MailAgain = z.object({ id: act.id })

export const NewQuote = z.object({
  ...act,
  companyName: requiredName('Organisatie'),
  fullName: requiredName('Naam'),
  email: emailField,
  phoneNumber: phoneField,
  installationAddress: PostalAddress,
  /** The internet line that is asked for. */
  product: z.int({ error: 'Kies een verbinding' }).check(z.gte(1, { error: 'Kies een verbinding' })),
  mail,
})
/** Where it may stay empty, as not every form asks for it. */
const orEmpty = (field: z.ZodMiniType<string>) =>
  z.union([z.literal(''), field], {
    error: issue => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined),
  })

/** Where the organisation of an order is, as its form asked for it. */
export const CorrectedOrganization = z.pick(GuestDetails, {
  postCode: true,
  streetNumber: true,
  streetNumberAddition: true,
  street: true,
  city: true,
})

/** Where an enquiry is about: it asks for no street. */
export const EnquiredPlace = z.object({
  zipCode: postcodeField,
  houseNumber: houseNumberField('houseNumberSuffix'),
  houseNumberSuffix: optionalName('Toevoeging', 12),
})

/** Who is called about a case, and its addresses; null of those that it does not have. */
export const CaseCorrection = z.object({
  ...act,
  /** Of an order; empty of what has the whole name in `name`. */
  firstName: optionalName('Voornaam', 50),
  name: requiredName('Naam'),
  email: orEmpty(emailField).register(fieldFacts, { label: 'E-mailadres', kind: 'email' }),
  phoneNumber: orEmpty(phoneField).register(fieldFacts, { label: 'Telefoonnummer', kind: 'phone' }),
  /** Where it is delivered. */
  address: z.nullable(PostalAddress),
  organization: z._default(z.nullable(CorrectedOrganization), null),
  invoice: z._default(z.nullable(InvoiceAddress), null),
  enquired: z._default(z.nullable(EnquiredPlace), null),
})
export const QuoteMade = z.object({ number: z.string() })
