import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { companyField, fieldOfKind, formById, nameField } from '../forms.ts'
import type { enquiredPlace } from './searchable-submissions.ts'
import { type FormAnswer, submissionOf } from './submissions.ts'
import { formSubmissions } from './tables.ts'

type Contact = {
  readonly companyName: string | null
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

/** Corrects whom it is about and who is called in the answers of a form, where it asked for that. */
export async function correctAnswers(tx: Transaction, found: Case, contact: Contact): Promise<void> {
  const submission = await submissionOf(tx, found)
  if (!submission) return
  const form = formById(submission.formId)
  if (!form) return
  await replaceAnswers(
    tx,
    found,
    submission.answers,
    new Map([
      ...(contact.companyName === null ? [] : [[companyField, contact.companyName] as const]),
      [nameField(form), contact.name],
      [fieldOfKind(form, 'email'), contact.email ?? ''],
      [fieldOfKind(form, 'tel'), contact.phone ?? ''],
    ]),
  )
}

type EnquiredPlace = NonNullable<ReturnType<typeof enquiredPlace>>

/** Corrects where it is about; a form that asks for number and addition in one field has them in one answer. */
export async function correctEnquired(
  tx: Transaction,
  found: Case,
  { zipCode, houseNumber, houseNumberSuffix }: EnquiredPlace,
): Promise<void> {
  const submission = await submissionOf(tx, found)
  if (!submission) return
  await replaceAnswers(
    tx,
    found,
    submission.answers,
    new Map([
      ['zipCode', zipCode],
      ['houseNumber', houseNumber],
      ['houseNumberExtension', houseNumberSuffix],
      ['postcode', zipCode],
      ['huisnummer', [houseNumber, houseNumberSuffix].filter(Boolean).join(' ')],
    ]),
  )
}

async function replaceAnswers(
  tx: Transaction,
  found: Case,
  before: readonly FormAnswer[],
  next: ReadonlyMap<string | undefined, string>,
): Promise<void> {
  const answers = before.map(answer => ({ ...answer, value: next.get(answer.name) ?? answer.value }))
  await tx.update(formSubmissions).set({ answers }).where(eq(formSubmissions.caseId, found.id))
}
