import * as z from 'zod/mini'
import { emailMaxLength, isEmail } from '../../common/checks/email.ts'
import { act } from '../../common/contract/act.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { contractTexts, fieldLabels } from '../../common/contract/field-texts.ts'
import {
  dayField,
  emailField,
  houseNumberField,
  optionalName,
  optionalText,
  phoneField,
  postcodeField,
  requiredName,
  requiredText,
} from '../../common/contract/fields.ts'
import { optionalLines, requiredLines } from '../../common/contract/lines-field.ts'
import { GuestDetails, InvoiceAddress, PostalAddress, References } from '../details/details-schema.ts'
import { answerSubject, answerText } from './answer-text.ts'
import { callOutcomeNames } from './call-outcomes.ts'
import { addressesIn, addressList, mostCopies } from './cc-addresses.ts'
import { commandTexts } from './command-texts.ts'
import { partOfDayNames } from './delivery-plan.ts'
import { owedChecks } from './owed-checks.ts'

/** Commands of staff on a case. */

const uuidText = z.uuid({ error: contractTexts.reload })

/** Whether the customer is mailed about it. */
export const mail = z.boolean()

export const day = (label: string) =>
  dayField(commandTexts.chooseDay(label)).register(fieldFacts, { label, kind: 'text' })

const time = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: commandTexts.wrongTime }))
  .register(fieldFacts, { label: commandTexts.time, kind: 'text' })

export const NewNote = z.object({
  id: act.id,
  text: requiredLines(commandTexts.note, 4000, commandTexts.noteMissing),
})

export const Assignment = z.object({ ...act, assignee: z.nullable(act.id) })

/** Requests that are settled at once: ten times what a customer was seen to send in a day. */
export const mostRequests = 500

/** Whether a call outside of office hours is meant so. */
const outsideHours = z._default(z.boolean(), false)

/** When the customer is called, in Dutch time. */
export const CallPlan = z.object({ ...act, day: day(commandTexts.day), time, outsideHours })

/** Requests of the customer that are taken up with it, where several wait: one alone is taken up anyway. */
const settles = z._default(z.array(z.int()).check(z.maxLength(mostRequests)), [])

export const CallRecord = z.object({
  ...act,
  settles,
  outcome: z.enum(callOutcomeNames, { error: commandTexts.outcomeMissing }),
  /** When the customer wants to be called, or is tried again after a call that nobody took. */
  callBack: z._default(z.nullable(z.object({ day: day(commandTexts.day), time })), null),
  outsideHours,
  /** Note about the call; empty for none. */
  note: optionalLines(commandTexts.note, 4000),
  /** An order that was agreed on in a call that reached the customer is confirmed with it. */
  confirm: z._default(z.nullable(z.object({ mail })), null),
})

/** The name of a state, or of a reason for one. */
const name = z.string().check(z.maxLength(60))

/** Why a case comes into a state: a reason of src/features/cases/state-reasons.ts where it asks for one, and what is worth telling of it. */
export const stateReason = {
  reason: z._default(z.nullable(name), null),
  words: z._default(optionalLines(commandTexts.explanation, 1000), ''),
}

export const StateMove = z.object({
  ...act,
  state: name,
  ...stateReason,
  /** Until which day it waits for the customer; null leaves that to the rule (src/features/cases/next-step.ts). */
  until: z._default(z.nullable(day(commandTexts.followUpDay)), null),
  mail,
})

/** Until when a case waits: a day, or an answer of its customer and that day at the latest. */
export const SnoozePlan = z.object({
  until: day(commandTexts.snoozeDay),
  untilAnswer: z._default(z.boolean(), false),
})

export const CaseSnooze = z.object({ ...act, ...SnoozePlan.shape })

export const SnoozeEnd = z.object(act)

export const ApplicationMaking = z.object(act)

/** The case goes back to the state that it had before the last one. */
export const StateUndo = z.object({ ...act, ...stateReason })

export const DeliveryDay = z.object({
  ...act,
  day: day(commandTexts.deliveryDay),
  partOfDay: z.enum(partOfDayNames, { error: commandTexts.partOfDayMissing }),
  installer: optionalText(commandTexts.installer, 80),
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

/** The number of another case, as it is typed. */
export const CaseLink = z.object({
  ...act,
  other: requiredText(commandTexts.otherCase, 20, commandTexts.otherCaseMissing),
})

/** A request of the customer is taken up. */
export const ClosedRequest = z.object({ ...act, request: z.int({ error: contractTexts.reload }) })

/** A mail that came in asks something of us after all, or nothing. */
export const MailClassification = z.object({ ...act, mail: uuidText, asks: z.boolean() })

/** All that waits is taken up: the requests that were in sight. */
export const ClosedRequests = z.object({
  ...act,
  requests: z
    .array(z.int({ error: contractTexts.reload }))
    .check(
      z.minLength(1, { error: contractTexts.reload }),
      z.maxLength(mostRequests, { error: contractTexts.reload }),
    ),
})

/** Working days that an answer can have its case wait. */
export const mostWaitDays = 60
const mostFiles = 10

const copies = optionalText(commandTexts.cc, mostCopies * (emailMaxLength + 2), typed =>
  addressList(addressesIn(typed)),
)
  .check(
    z.refine(typed => addressesIn(typed).length <= mostCopies, {
      error: commandTexts.tooManyCopies(mostCopies),
    }),
    z.refine(typed => addressesIn(typed).every(isEmail), {
      error: ({ input }) =>
        commandTexts.wrongCopy(addressesIn(String(input)).find(address => !isEmail(address)) ?? ''),
    }),
  )
  .register(fieldFacts, { label: commandTexts.cc, kind: 'text', optional: true })

/** Further changes of the case in the same act as an answer. */
export const AfterAnswer = z.object({
  /** Working days until the case is followed up; null leaves that to the rule. */
  waitDays: z._default(
    z.nullable(
      z
        .int({ error: commandTexts.wrongWaitDays(mostWaitDays) })
        .check(
          z.gte(1, { error: commandTexts.wrongWaitDays(mostWaitDays) }),
          z.lte(mostWaitDays, { error: commandTexts.wrongWaitDays(mostWaitDays) }),
        ),
    ),
    null,
  ),
  assignee: z._default(z.nullable(act.id), null),
  /** The reason to close it with. */
  close: z._default(z.nullable(name), null),
})

export type AfterAnswer = z.infer<typeof AfterAnswer>

export const nothingAfter: AfterAnswer = { waitDays: null, assignee: null, close: null }

export const NewAnswer = z.object({
  id: act.id,
  /** Absent from pages of a release that did not look whether somebody else answered. */
  version: z.optional(act.version),
  settles,
  subject: answerSubject(commandTexts.subject),
  text: answerText(commandTexts.message, commandTexts.messageMissing),
  /** Addresses that get a copy, separated by commas. */
  cc: copies,
  /** When the mail goes, in Dutch time; null sends it at once. */
  sendAt: z._default(z.nullable(z.object({ day: day(commandTexts.day), time })), null),
  /** Ids of stored files that go with it. */
  files: z._default(
    z.array(act.id).check(z.maxLength(mostFiles, { error: commandTexts.tooManyFiles(mostFiles) })),
    [],
  ),
  after: z._default(AfterAnswer, nothingAfter),
})

/** An answer that has not gone yet does not go. */
export const AnswerWithdrawal = z.object({ id: act.id, message: act.id })

/** The link by which the customer follows the case serves no more. */
export const ProgressLinkRevocation = z.object(act)

/** The address that a mail came back from is right. */
export const AddressConfirmation = z.object(act)

export const MailAgain = z.object({ id: act.id })

/** The same field, which may stay empty: not every form asks for it. */
const orEmpty = (field: z.ZodMiniType<string>) =>
  z.union([z.literal(''), field], {
    error: issue => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined),
  })

/** Address of an order's organisation, as its form requests it. */
export const CorrectedOrganization = z.pick(GuestDetails, {
  postCode: true,
  streetNumber: true,
  streetNumberAddition: true,
  street: true,
  city: true,
})

/** Place that an enquiry is about; it asks for no street. */
export const EnquiredPlace = z.object({
  zipCode: postcodeField,
  houseNumber: houseNumberField('houseNumberSuffix'),
  houseNumberSuffix: optionalName(fieldLabels.addition, 12),
})

/** Contact person and addresses of a case; null for those that it does not have. */
export const CaseCorrection = z.object({
  ...act,
  /** Of a guest; null where it stays as it is. */
  companyName: z._default(z.nullable(requiredName(fieldLabels.organisation)), null),
  /** Orders only; empty for cases with the whole name in `name`. */
  firstName: optionalName(fieldLabels.firstName, 50),
  name: requiredName(fieldLabels.name),
  email: orEmpty(emailField).register(fieldFacts, { label: fieldLabels.email, kind: 'email' }),
  phoneNumber: orEmpty(phoneField).register(fieldFacts, { label: fieldLabels.phoneNumber, kind: 'phone' }),
  /** Place of delivery. */
  address: z.nullable(PostalAddress),
  organization: z._default(z.nullable(CorrectedOrganization), null),
  invoice: z._default(z.nullable(InvoiceAddress), null),
  references: z._default(z.nullable(References), null),
  enquired: z._default(z.nullable(EnquiredPlace), null),
})
