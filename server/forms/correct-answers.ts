import { eq } from 'drizzle-orm'
import { siteForms } from '../../content/site-forms.ts'
import type { Case } from '../cases/case.ts'
import type { Transaction } from '../database/pool.ts'
import { submissionOf } from './submissions.ts'
import { formSubmissions } from './tables.ts'

/** What a fibre enquiry calls the fields of who is called; the other forms know theirs by kind. */
const enquiryFields = { name: 'voornaam', email: 'email', phone: 'telefoonnummers' } as const

/** Corrects who is called in the answers of a form, where it asked for that. */
export async function correctAnswers(
  tx: Transaction,
  found: Case,
  contact: { readonly name: string; readonly email: string | null; readonly phone: string | null },
): Promise<void> {
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
  const next = new Map([
    [names.name, contact.name],
    [names.email, contact.email ?? ''],
    [names.phone, contact.phone ?? ''],
  ])
  const answers = submission.answers.map(answer => ({
    ...answer,
    value: next.get(answer.name) ?? answer.value,
  }))
  await tx.update(formSubmissions).set({ answers }).where(eq(formSubmissions.caseId, found.id))
}
