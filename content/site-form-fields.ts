import type { FormField, FormStep, SiteForm } from '../src/features/forms/site-form.ts'

/* Fields and texts that several website forms share. */

export const company: FormField = {
  name: 'bedrijf',
  label: 'Bedrijfsnaam',
  kind: 'text',
  required: true,
  autoComplete: 'organization',
}
export const fullName: FormField = {
  name: 'naam',
  label: 'Naam',
  kind: 'text',
  required: true,
  autoComplete: 'name',
}
export const email: FormField = {
  name: 'email',
  label: 'E-mailadres',
  kind: 'email',
  required: true,
  autoComplete: 'email',
}
export const phone: FormField = {
  name: 'telefoon',
  label: 'Telefoonnummer',
  kind: 'tel',
  required: true,
  autoComplete: 'tel',
}
export const optionalPhone: FormField = { ...phone, required: false }
export const message = (label: string, required = true): FormField => ({
  name: 'bericht',
  label,
  kind: 'textarea',
  required,
})
export const customerNumber: FormField = {
  name: 'klantnummer',
  label: 'Klantnummer',
  kind: 'text',
  required: false,
  hint: 'Staat op je factuur.',
}

/** Ticked by an applicant who agrees to what `application-consent-texts.ts` says. */
export const keepApplicationField = 'bewaren'

export const employees = ['1 tot 9', '10 tot 49', '50 tot 249', '250 of meer']

/** Fields that are asked step by step; the server knows them as one list. */
export const inSteps = (
  ...steps: readonly (Omit<FormStep, 'fields'> & { readonly fields: readonly FormField[] })[]
): Pick<SiteForm, 'fields' | 'steps'> => ({
  fields: steps.flatMap(({ fields }) => fields),
  steps: steps.map(step => ({ ...step, fields: step.fields.map(({ name }) => name) })),
})

export const answerSoon = 'We nemen binnen 1 werkdag contact met je op.'
