import type { StaffRole } from './staff-roles.ts'

/** Which cases a colleague sees at all. Whatever shows, counts, finds or names a case asks here. */

/** The form of the website that a mail counts as which is an application for a job. */
export const applicationForm = 'sollicitatie'

/** The forms of the website by which people apply for a job. */
export const applicationForms: readonly string[] = [applicationForm]

/** Whether a case is a job application. @param formId the form that it came in with; null of what is no form */
export const isApplication = (formId: string | null): boolean =>
  formId !== null && applicationForms.includes(formId)

/** `others`: every case but job applications. */
export type CaseScope = 'all' | 'applications' | 'others'

const scopes: Readonly<Record<StaffRole, CaseScope>> = {
  lezer: 'others',
  verkoop: 'others',
  catalogus: 'others',
  // Of these it may read none (staff-roles.ts).
  dekking: 'others',
  personeel: 'applications',
  beheerder: 'all',
}

export const caseScopeOf = (role: StaffRole): CaseScope => scopes[role]

/** The forms whose mails a colleague who reads mails does not see. */
export const unseenForms = (scope: CaseScope): readonly string[] => (scope === 'all' ? [] : applicationForms)

/** Whether a case that came in with this form is one of them. */
export const isInScope = (scope: CaseScope, formId: string | null): boolean =>
  scope === 'all' || isApplication(formId) === (scope === 'applications')
