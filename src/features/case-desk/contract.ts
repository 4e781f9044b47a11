import * as z from 'zod/mini'
import { pdfFile, stored } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { TotalsInCents } from '../../common/contract/money.ts'
import { caseNumberParam, rowParam, textParam } from '../../common/contract/params.ts'
import { Agreement } from '../agreements/contract.ts'
import { DeskHeldProduct } from '../agreements/contract-desk.ts'
import { OrderLines } from '../carts/line-schemas.ts'
import type { CaseKind } from '../cases/case-kinds.ts'
import { noSuchCase, reading, refused } from '../cases/command-calls.ts'
import { fact } from '../cases/contract.ts'
import { CaseMail, MailPreview, TimelineEntry } from '../cases/contract-timeline.ts'
import { Waiting } from '../cases/contract-waiting.ts'
import { partOfDayNames } from '../cases/delivery-plan.ts'
import { nextSteps } from '../cases/next-steps.ts'
import { OrderOrigin } from '../cases/order-origin.ts'
import { orderPurposes } from '../cases/order-purpose.ts'
import { owedChecks } from '../cases/owed-checks.ts'
import { likenesses } from '../cases/related-case.ts'
import { productTypes } from '../catalogue/product.ts'
import { fibreAvailabilities } from '../catalogue/product-sub-types.ts'
import { consentWays } from '../consents/consent-ways.ts'
import { forEachReference } from '../details/references.ts'
import { correctedParam } from '../documents/contract.ts'
import { DeskLineChanges } from '../line-changes/contract.ts'
import { DeliveryPreference } from '../orders/delivery-preference.ts'
import { OpenRequest } from '../tracking/contract.ts'
import { Day, orNull, WaitingAnswer } from './contract-parts.ts'
import { streamFilters } from './stream-filters.ts'

/** As it is stored; today's rules for what is typed do not judge it. */
const PostalAddress = z.object({
  streetName: z.string(),
  houseNumber: z.string(),
  houseNumberSuffix: z.string(),
  zipCode: z.string(),
  city: z.string(),
})

/** A case as staff see it; moments are ISO 8601 and days `2026-11-24`. */

/** Written out, as the states of each kind are too much for a browser that shows one. */
const kinds = ['order', 'quote', 'fibre-enquiry', 'form', 'message'] as const satisfies readonly CaseKind[]

const Named = z.object({ id: z.string(), name: z.string() })

const Choice = z.object({ value: z.string(), label: z.string() })

const OtherCase = z.object({
  number: z.string(),
  kind: z.enum(kinds),
  purpose: z.enum(orderPurposes),
  state: z.string(),
  /** Of an order that was made of a quote; empty where it has none. */
  branch: z.string(),
})

/** Another case of the same organisation or person, or one that staff linked. */
const RelatedCase = z.object({
  ...OtherCase.shape,
  stateLabel: z.string(),
  /** Of the organisation, or else of the person. */
  name: orNull(z.string()),
  openedAt: z.string(),
  isOpen: z.boolean(),
  /** Things that both have in common; may be none for a linked case. */
  by: z.array(z.enum(likenesses)),
  isLinked: z.boolean(),
  /** Whether it holds a mail that somebody else sent than its From says. */
  hasForgedMail: z.boolean(),
})

export type RelatedCase = z.infer<typeof RelatedCase>

/** A case as staff see it, but for what features add to it (src/api/desk-case.ts). */
export const caseShape = {
  /** Nine digits. */
  number: z.string(),
  kind: z.enum(kinds),
  /** The purpose of an order; `new` of what is none. */
  purpose: z.enum(orderPurposes),
  /** The form of the website that it came in with; null of what is no form. */
  form: orNull(
    z.object({
      name: z.string(),
      /** A job application is never a quote. */
      isApplication: z.boolean(),
    }),
  ),
  state: z.string(),
  /** As it is called: `in behandeling`. */
  stateLabel: z.string(),
  /** One more with every change; what is written later says which one it was decided on. */
  version: z.int(),
  productType: orNull(z.enum(productTypes)),
  organization: orNull(z.string()),
  contact: z.object({ name: orNull(z.string()), email: orNull(z.string()), phone: orNull(z.string()) }),
  /** The contact and addresses that can be corrected, as the form for it begins. */
  correctable: z.object({
    /** null of an account, which has a name of its own, and of a case without an organisation. */
    companyName: z._default(orNull(z.string()), null),
    /** null of what has the whole name in `name`. */
    firstName: orNull(z.string()),
    name: z.string(),
    address: orNull(PostalAddress),
    /** Orders only. */
    organization: orNull(
      z.object({
        postCode: z.string(),
        streetNumber: z.int(),
        streetNumberAddition: z.string(),
        street: z.string(),
        city: z.string(),
      }),
    ),
    /** null where the invoice goes to the organisation. */
    invoice: orNull(z.object({ companyName: z.string(), email: z.string(), address: PostalAddress })),
    /** Orders and quotes only. */
    references: orNull(z.object(forEachReference(() => z.string()))),
    /** Place that an enquiry or a form is about. */
    enquired: orNull(
      z.object({ zipCode: z.string(), houseNumber: z.string(), houseNumberSuffix: z.string() }),
    ),
  }),
  /** Why a mail to the contact came back, and that mails wait; null while the address works, as far as is known. */
  bounced: orNull(z.object({ reason: z.string(), at: z.string() })),
  /** A virus in files of an answer, found after it was written; `mail` is the one that was held back for it. */
  infected: orNull(z.object({ at: z.string(), mail: orNull(z.int()), files: z.array(z.string()) })),
  /** The filter of the stream that whoever asks chose last, at whichever case. */
  streamFilter: z.enum(streamFilters),
  customerId: orNull(z.string()),
  /** Through whom it came in; null where it came in by itself. */
  reseller: orNull(z.object({ id: z.string(), name: z.string() })),
  /** Whether a test client of the API made it: nobody is mailed, and nothing counts it. */
  isTest: z.boolean(),
  openedAt: z.string(),
  closedAt: orNull(z.string()),
  /** Why it is in its state, as it is called; null where no reason was given. */
  reason: orNull(z.string()),
  /** By when the customer hears from us. */
  dueAt: orNull(z.string()),
  /** Until when it waits; null where it does not. */
  waits: orNull(Waiting),
  /** The next step of the case; null where it is over and nobody waits for an answer. */
  next: orNull(z.enum(nextSteps)),
  assignee: orNull(Named),
  /** Colleagues who can handle the case. */
  colleagues: z.array(Named),
  /** Every other state of its kind: whether it may follow, and why not; `milestone` is the mail that may go with it. */
  transitions: z.array(
    z.object({
      state: z.string(),
      label: z.string(),
      refusal: orNull(z.string()),
      milestone: orNull(z.string()),
      /** Whether the case is over with it. */
      isFinal: z.boolean(),
      /** Reasons to choose from; empty if none is required. */
      reasons: z.array(Choice),
    }),
  ),
  /** To what the last state can be taken back, and whether the customer was told of it; null where it cannot. */
  takeBack: orNull(z.object({ label: z.string(), isTold: z.boolean(), reasons: z.array(Choice) })),
  lines: OrderLines,
  totals: orNull(TotalsInCents),
  /** Changes of the order's lines; null for other kinds of cases. */
  lineChanges: orNull(DeskLineChanges),
  /** Place and requested line of an enquiry or a form, as far as known; null for cases with lines. */
  enquiry: orNull(
    z.object({
      zipCode: z.string(),
      houseNumber: z.string(),
      houseNumberSuffix: z.string(),
      bandwidth: orNull(z.string()),
    }),
  ),
  /** Everything that was entered, as people read it. */
  facts: z.array(fact),
  /** Place of delivery with its known coverage; null for cases without delivery. */
  place: orNull(
    z.object({
      line: z.string(),
      availability: orNull(z.enum(fibreAvailabilities)),
      isChecked: z.boolean(),
      /** The networks' answer, speeds in Mb/s; null where that is not looked up: the lines say what was known. */
      coverage: orNull(
        z.object({
          fibre: z.enum(fibreAvailabilities),
          /** null where no limit is known. */
          fibreMbs: orNull(z.int()),
          dslMbs: orNull(z.int()),
        }),
      ),
    }),
  ),
  checks: z.array(z.object({ check: z.enum(owedChecks), value: z.string(), isOwed: z.boolean() })),
  consents: z.array(
    z.object({
      kind: z.string(),
      version: z.string(),
      text: orNull(z.string()),
      reference: orNull(z.string()),
      givenAt: z.string(),
      /** The name of the colleague who read it out on the phone; null where it was given on the website. */
      readOutBy: orNull(z.string()),
      /** The person who gave it, and how, where a client of the API passed it on. */
      passedOn: orNull(z.object({ by: z.string(), how: z.enum(consentWays) })),
    }),
  ),
  mails: z.array(CaseMail),
  documents: z.array(z.object({ title: z.string(), path: z.string() })),
  /** Requests of the customer that nobody answered yet, oldest first. */
  asked: z.array(OpenRequest),
  /** Answers whose mail has not gone yet; the first to go first. */
  waiting: z.array(WaitingAnswer),
  plannedCall: orNull(z.string()),
  delivery: orNull(z.object({ day: Day, partOfDay: z.enum(partOfDayNames), installer: z.string() })),
  /** Weeks and part of the day that the buyer prefers; null of what is no order, or prefers nothing. */
  deliveryPreference: orNull(DeliveryPreference),
  /** Products that the customer has, or had, from a delivered order. */
  heldProducts: z.array(DeskHeldProduct),
  /** null before the delivery. */
  agreement: z.nullable(Agreement),
  /** Days before which nothing can be planned: today, and the first day for which a number can be wished over. */
  today: Day,
  firstWishDate: Day,
  /** The coming working days, to plan for at one press. */
  workingDays: z.array(Day),
  /** When a customer who was not reached is usually called again, in Dutch time. */
  nextAttempt: z.object({ day: Day, time: z.string() }),
  /** Until when a customer is usually waited for. */
  usualFollowUp: Day,
  /** The case that it was made of. */
  origin: orNull(OtherCase),
  /** The quote and branch of an order that was made of one; null of every other case. */
  orderOrigin: orNull(OrderOrigin),
  followers: z.array(OtherCase),
  /** Linked cases first, then the newest. */
  related: z.array(RelatedCase),
  /** Newest first. */
  timeline: z.array(TimelineEntry),
}

const shown = z.object(caseShape)

export type DeskCase = z.infer<typeof shown>

/** Reading a case at the desk. */
export const caseCalls = {
  keepStreamFilter: defineCall({
    ...reading,
    method: 'PUT',
    path: '/api/beheer/ik/gesprek',
    summary: 'Keeps what of the stream of a case a colleague looks at.',
    body: { kind: 'json', schema: z.object({ filter: z.enum(streamFilters) }) },
    answers: { 204: stored, 422: refused },
  }),
  caseDocument: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/zaken/{nummer}/documenten/{soort}',
    params: { nummer: caseNumberParam, soort: textParam },
    query: { gecorrigeerd: correctedParam },
    summary: 'A document of a case: bevestiging, contractsamenvatting or aanvraag.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: pdfFile, 404: noSuchCase },
  }),
  caseMail: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/zaken/{nummer}/mails/{id}',
    params: { nummer: caseNumberParam, id: rowParam },
    summary: 'A mail about a case, as it is written from what is known now.',
    answers: { 200: { description: 'The mail', body: MailPreview }, 404: noSuchCase, 422: refused },
  }),
}
