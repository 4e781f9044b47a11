import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { requiredText } from '../../common/contract/fields.ts'
import { caseKinds } from '../cases/case-kinds.ts'
import { orderPurposes } from '../cases/order-purpose.ts'
import { productTypes } from '../catalogue/product.ts'
import { ruleFieldTexts as texts } from './contract-texts.ts'

/** Rules by which cases that come in are assigned, for administrators. */

/** `1017 xn` → `1017XN`; empty is no end of the range. */
const postcode = z.pipe(
  z.pipe(
    z.nullable(
      z.string().check(
        z.overwrite(typed => typed.replaceAll(/\s/g, '').toUpperCase()),
        z.regex(/^([1-9]\d{3}([A-Z]{2})?)?$/, { error: texts.postcode }),
      ),
    ),
    z.transform(typed => typed || null),
  ),
  z.nullable(z.string()),
)

export const AssignmentRule = z.object({
  name: requiredText(texts.name, 60, texts.nameMissing),
  kind: z.nullable(z.enum(caseKinds)),
  /** The purpose of an order; null for every case. */
  purpose: z._default(z.nullable(z.enum(orderPurposes)), null),
  productType: z.nullable(z.enum(productTypes)),
  /** A form of the website. */
  formId: z.nullable(z.string().check(z.maxLength(60))),
  postcodeFrom: postcode,
  postcodeTo: postcode,
  resellerId: z.nullable(z.string().check(z.maxLength(60))),
  members: z.array(act.id).check(z.minLength(1, { error: texts.membersMissing }), z.maxLength(50)),
})

/** A colleague who is away from a day until another, both included; without the first from now on. */
export const Absence = z
  .object({
    staffId: act.id,
    since: z._default(z.nullable(z.iso.date({ error: texts.dayMissing })), null),
    until: z.iso
      .date({ error: texts.dayMissing })
      .check(z.refine(day => day >= '2000', { error: texts.dayMissing })),
    replacementId: z.nullable(act.id),
  })
  .check(
    z.refine(({ since, until }) => since === null || since <= until, {
      error: texts.endsBefore,
      path: ['until'],
    }),
  )

export const RuleTable = z.object({
  rules: z.array(AssignmentRule).check(z.maxLength(100)),
  absences: z.array(Absence).check(z.maxLength(100)),
})

export type RuleTable = z.infer<typeof RuleTable>

export const RuleTableChange = z.extend(RuleTable, { version: act.version })

const Named = z.object({ id: z.string(), name: z.string() })

export const RulesPage = z.extend(RuleTable, {
  /** One more with every change. */
  version: z.int(),
  /** Colleagues who can be given cases, and those in the table who cannot: they are passed over. */
  colleagues: z.array(z.extend(Named, { cannotTake: z.optional(z.literal(true)) })),
  resellers: z.array(Named),
  forms: z.array(Named),
})

export type RulesPage = z.infer<typeof RulesPage>

export const TryOut = z.object({
  /** The last cases, newest first, with the rule that would have taken each and for whom; null where none would. */
  cases: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      openedAt: z.string(),
      rule: z.nullable(z.string()),
      assignee: z.nullable(z.string()),
    }),
  ),
})

export type TryOut = z.infer<typeof TryOut>

const managing = {
  group: 'Staff',
  access: 'staff',
  permission: 'staff.manage',
  limit: { max: 120, per: 'minute' },
} as const

const path = '/api/beheer/verdeling'
const wrong = { description: 'It cannot be so; the field that is wrong', body: Failure } as const

export const assignmentRuleCalls = {
  assignmentRules: defineCall({
    ...managing,
    method: 'GET',
    path,
    summary: 'The rules that assign cases, in their order, and who is away.',
    answers: { 200: { description: 'The rules', body: RulesPage } },
  }),
  changeAssignmentRules: defineCall({
    ...managing,
    method: 'PUT',
    path,
    summary: 'Replaces the rules that assign cases, and who is away.',
    body: { kind: 'json', schema: RuleTableChange },
    answers: {
      204: { description: 'Replaced' },
      409: { description: 'Somebody else changed them meanwhile', body: Failure },
      422: wrong,
    },
  }),
  tryAssignmentRules: defineCall({
    ...managing,
    method: 'POST',
    path: '/api/beheer/verdeling/proef',
    summary: 'Which rule would have taken each of the last 100 cases; nothing is changed.',
    limit: { max: 30, per: 'minute' },
    body: { kind: 'json', schema: RuleTable },
    answers: { 200: { description: 'The cases', body: TryOut }, 422: wrong },
  }),
}
