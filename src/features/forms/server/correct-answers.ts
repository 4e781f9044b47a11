import { eq } from 'drizzle-orm'
import { siteForms } from '../../../../content/site-forms.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import type { enquiredPlace } from './searchable-submissions.ts'
import { type FormAnswer, submissionOf } from './submissions.ts'
import { formSubmissions } from './tables.ts'

/** Field names of the contact person in a fibre enquiry; the other forms find theirs by kind. */
const enquiryFields = { name: 'voornaam', email: 'email', phone: 'telefoonnummers' } as const

type Contact = { readonly name: string; readonly email: string | null; readonly phone: string | null }

/** Corrects who is called in the answers of a form, where it asked for that. */
export async function correctAnswers(tx: Transaction, found: Case, contact: Contact): Promise<void> {
  const submission = await submissionOf(tx, found)
  if (!submission) return
  const fields = siteForms[submission.formId]?.fields
  const names = fields
    ? {
        name: 'naam',
        email: fields.find(({ kind }) => kind === 'email')?.name,
        phone: fields.find(({ kind }) => kind === 'tel')?.name,
      }
    : enquiryFields
  await replaceAnswers(
    tx,
    found,
    submission.answers,
    new Map([
      [names.name, contact.name],
      [names.email, contact.email ?? ''],
      [names.phone, contact.phone ?? ''],
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
