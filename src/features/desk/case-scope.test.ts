import { expect, test } from 'vitest'
import { siteForms } from '../../../content/site-forms.ts'
import { canBecomeApplication } from '../cases/can-become-application.ts'
import { caseKinds } from '../cases/case-kinds.ts'
import { caseTable } from '../cases/case-states.ts'
import { applicationForm, caseScopeOf, isApplication, isInScope } from './case-scope.ts'
import { staffRoles } from './staff-roles.ts'

test('only a mail becomes an application, and keeps its state with that', () => {
  expect(caseKinds.filter(canBecomeApplication)).toEqual(['message'])
  expect(caseTable('form')).toEqual(caseTable('message'))
})

test('a mail becomes an application by a form that the website has', () => {
  expect(Object.keys(siteForms)).toContain(applicationForm)
  expect(isApplication(applicationForm)).toBe(true)
  expect(isApplication(null)).toBe(false)
})

test.each(staffRoles)('a mail that becomes one passes out of sight of who is %s, or into it', role => {
  const sees = (formId: string | null) => isInScope(caseScopeOf(role), formId)
  expect([sees(null), sees(applicationForm)]).toEqual(
    { personeel: [false, true], beheerder: [true, true] }[role as string] ?? [true, false],
  )
})
