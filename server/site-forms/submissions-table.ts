import type { Pool, PoolClient } from 'pg'
import { siteForms } from '../../content/site-forms.ts'
import type { FormAnswer } from './form-fields.ts'

/** What somebody sent with a form of the website. */
export type StoredSubmission = {
  readonly formId: string
  readonly answers: readonly FormAnswer[]
  readonly createdAt: Date
}

/** Stores a submission; answers its id. */
export async function insertSubmission(
  client: PoolClient,
  { formId, answers }: Omit<StoredSubmission, 'createdAt'>,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'insert into site_form_submissions (form_id, answers) values ($1, $2) returning id',
    [formId, JSON.stringify(answers)],
  )
  if (!rows[0]) throw new Error('The submission got no id')
  return rows[0].id
}

export async function submissionById(
  database: Pool | PoolClient,
  id: string,
): Promise<StoredSubmission | null> {
  const { rows } = await database.query<StoredSubmission>(
    'select form_id as "formId", answers, created_at as "createdAt" from site_form_submissions where id = $1',
    [id],
  )
  return rows[0] ?? null
}

/** The address in the form's own e-mail field; null where it has none, or was left empty. */
export function senderOf({ formId, answers }: Omit<StoredSubmission, 'createdAt'>): string | null {
  const field = siteForms[formId]?.fields.find(({ kind }) => kind === 'email')
  return answers.find(({ name }) => name === field?.name)?.value || null
}

/** Submissions are kept for a year, and with them their mails and webhook calls. */
export async function forgetOldSubmissions(pool: Pool): Promise<void> {
  await pool.query(`delete from site_form_submissions where created_at < now() - interval '1 year'`)
}
