import { siteForms } from '../../../../content/site-forms.ts'
import type { TestDatabase } from '../../../platform/database/testing.ts'
import { submitForm } from './submit-form.ts'

/** A form of the website as its route takes it; the nine digits of its case come out. */
export async function sentForm(
  { testDatabase: { database, pool } }: { readonly testDatabase: Pick<TestDatabase, 'database' | 'pool'> },
  formId: string,
  filledIn: Readonly<Record<string, string>>,
): Promise<string> {
  const form = siteForms[formId]
  if (!form) throw new Error(`There is no form ${formId}`)
  const staff = 'verkoop@shop.example'
  await submitForm(
    {
      database,
      mailboxes: { verkoop: staff, service: staff, personeel: staff },
      mailDomain: 'shop.example',
      callBy: () => new Date(Date.UTC(2030, 0, 2)),
      onMailQueued: () => undefined,
    },
    form,
    form.fields.map(({ name, label }) => ({ name, label, value: filledIn[name] ?? '' })),
  )
  const { rows } = await pool.query<{ number: string }>('select number from cases order by id desc limit 1')
  return rows[0]?.number ?? ''
}

/** Answers of a job applicant. */
export const application = {
  naam: 'Fatima Bouzid',
  email: 'fatima@bouzid.example',
  telefoon: '+31612345678',
  functie: 'Monteur',
  bericht: 'Ik werk graag met mijn handen.',
}
