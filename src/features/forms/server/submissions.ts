import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { type NewDelivery, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import type { Case } from '../../cases/server/case.ts'
import { type NewCase, openCase } from '../../cases/server/open-case.ts'
import type { NewConsent } from '../../consents/server/consent.ts'
import { addConsent } from '../../consents/server/consents.ts'
import { applicationForm } from '../../desk/case-scope.ts'
import type { FibreEnquiry } from '../contract.ts'
import { fibreEnquiryForm, fieldOfKind, formById } from '../forms.ts'
import { formSubmissions } from './tables.ts'

/** An enquiry as it is read again; today's rules for what is typed do not judge it. */
export type EnquiryAnswers = Readonly<Record<keyof FibreEnquiry, string>>

/** The enquiry that a submission is; what it does not hold is empty. */
export const enquiryFrom = ({ answers }: Pick<StoredSubmission, 'answers'>): EnquiryAnswers =>
  Object.fromEntries(
    fibreEnquiryForm.fields.map(({ name }) => [name, answerAt(answers, name) ?? '']),
  ) as EnquiryAnswers

/** An answer to a form field, as it is stored and mailed. */
export const FormAnswer = z.object({ name: z.string(), label: z.string(), value: z.string() })
export type FormAnswer = Readonly<z.infer<typeof FormAnswer>>

/** A submission of a website form. */
export type StoredSubmission = {
  readonly formId: string
  readonly answers: readonly FormAnswer[]
  readonly createdAt: Date
}

export type NewSubmission = {
  readonly kind: 'fibre-enquiry' | 'form'
  readonly formId: string
  readonly answers: readonly FormAnswer[]
  /** Contact person; null if the form does not ask. */
  readonly contact: Pick<NewCase, 'organizationName' | 'contactName' | 'contactEmail' | 'contactPhone'>
  /** By when we call. */
  readonly dueAt: Date
  /** Consents given by the sender. */
  readonly consents?: readonly NewConsent[]
  /** The mails and webhook calls about it. */
  readonly deliveries: readonly NewDelivery[]
}

/** Opens a case for what was sent and queues what tells about it, in the transaction given. */
export async function storeSubmission(
  tx: Transaction,
  { kind, formId, answers, contact, dueAt, consents = [], deliveries }: NewSubmission,
): Promise<void> {
  const caseId = await openCase(tx, {
    kind,
    ...contact,
    productType: null,
    customerId: null,
    resellerId: null,
    visitorHash: null,
    dueAt,
  })
  await tx.insert(formSubmissions).values({ caseId, kind, formId, answers })
  for (const consent of consents) await addConsent(tx, caseId, consent)
  await queueDeliveries(tx, { caseId }, deliveries)
}

/** Has a case of the kind `form` be a job application that nobody filled in a form for. */
export async function storeApplication(tx: Transaction, caseId: number): Promise<void> {
  await tx.insert(formSubmissions).values({ caseId, kind: 'form', formId: applicationForm, answers: [] })
}

/**
 * Submission of a case, or null.
 * @throws if it is not stored as answers
 */
export async function submissionOf(
  database: Queryable,
  { id, openedAt }: Pick<Case, 'id' | 'openedAt'>,
): Promise<StoredSubmission | null> {
  const [found] = await database.select().from(formSubmissions).where(eq(formSubmissions.caseId, id))
  return (
    (found && {
      formId: found.formId,
      answers: z.array(FormAnswer).parse(found.answers),
      createdAt: openedAt,
    }) ??
    null
  )
}

/** Which of these cases ask to be called back. */
export async function callBacksAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database
    .select({ caseId: formSubmissions.caseId, formId: formSubmissions.formId })
    .from(formSubmissions)
    .where(inArray(formSubmissions.caseId, [...caseIds]))
  return new Set(rows.filter(({ formId }) => formById(formId)?.asksForCall).map(({ caseId }) => caseId))
}

/** The forms of the website that these cases came in with, by id; what is no form is not in it. */
export async function formsOf(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .select({ caseId: formSubmissions.caseId, formId: formSubmissions.formId })
    .from(formSubmissions)
    .where(and(inArray(formSubmissions.caseId, [...caseIds]), eq(formSubmissions.kind, 'form')))
  return new Map(rows.map(({ caseId, formId }) => [caseId, formId]))
}

/** The ids of the cases that came in with a form, as a part of a query. */
export const casesOfForm = (formId: string) =>
  sql<number>`(select ${formSubmissions.caseId} from ${formSubmissions} where ${formSubmissions.formId} = ${formId})`

/** The form of the website that a case came in with; null of what is no form. */
export async function formOf(
  database: Queryable,
  { id, kind }: Pick<Case, 'id' | 'kind'>,
): Promise<string | null> {
  if (kind !== 'form') return null
  const [found] = await database
    .select({ formId: formSubmissions.formId })
    .from(formSubmissions)
    .where(eq(formSubmissions.caseId, id))
  return found?.formId ?? null
}

/** The answer at a field; null where it is empty or the form has no such field. */
export const answerAt = (answers: readonly FormAnswer[], name: string): string | null =>
  answers.find(answer => answer.name === name)?.value || null

/** The address in the form's own e-mail field; null where it has none, or was left empty. */
export const senderOf = (submission: Sent): string | null => answerOfKind(submission, 'email')

/** The number in the form's own phone field; null where it has none, or was left empty. */
export const phoneOf = (submission: Sent): string | null => answerOfKind(submission, 'tel')

type Sent = Omit<StoredSubmission, 'createdAt'>

function answerOfKind({ formId, answers }: Sent, kind: 'email' | 'tel'): string | null {
  const form = formById(formId)
  const name = form && fieldOfKind(form, kind)
  return name === undefined ? null : answerAt(answers, name)
}
