import { formName, siteForms } from '../../../content/site-forms.ts'
import type { CaseKind } from './case-kinds.ts'
import { caseKindNames } from './texts-desk.ts'

/** The name that staff give a case: of the form of the website that it came in with, else by its kind. */
export const caseName = (kind: CaseKind, formId: string | null): string =>
  formId === null ? caseKindNames[kind] : formName(formId)

/** Every kind of case, and every form of the website, as what is found by it is called. */
export const caseForms: Readonly<Record<string, string>> = {
  ...caseKindNames,
  ...Object.fromEntries(Object.keys(siteForms).map(formId => [formId, formName(formId)])),
}
