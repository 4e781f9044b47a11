import * as z from 'zod/mini'
import { servesNot } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure, type FieldErrors, markedFields } from '../../common/contract/failure.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import { optionalName } from '../../common/contract/fields.ts'
import { textParam } from '../../common/contract/params.ts'
import { GuestDetails } from './details-schema.ts'
import { detailsRefusals } from './texts.ts'

/** 422: `errors` names the fields that are wrong; a general `error` with its title stands for the form as a whole. */
export const RegistrationRefused = z.object({
  title: z.string(),
  error: z.object({ message: z.string() }),
  errors: z.record(z.string(), z.object({ message: z.string() })),
})

export type RegistrationRefused = z.infer<typeof RegistrationRefused>

/** How a form with an organisation’s details is refused: at each field, with a title (decisions, "The calls"). */
export const wrongFields = (errors: FieldErrors): RegistrationRefused => ({
  title: detailsRefusals.formRefused,
  error: { message: markedFields(errors).message },
  errors,
})

export const VerifiedKvkNumber = z.object({
  /** `not-checked`: the register could not be asked; the number counts and staff check it. */
  standing: z.enum(['known', 'not-checked']),
  /** The register's data, offered to the visitor; without the address if it has none. */
  company: z.optional(
    z.object({
      companyName: z.string(),
      street: z.optional(z.string()),
      streetNumber: z.optional(z.int()),
      streetNumberAddition: z.optional(z.string()),
      postCode: z.optional(z.string()),
      city: z.optional(z.string()),
    }),
  ),
})
export type VerifiedKvkNumber = z.infer<typeof VerifiedKvkNumber>

/** Checks of what somebody fills in, before it is sent. */
export const checkCalls = {
  verifyKvkNumber: defineCall({
    method: 'POST',
    path: '/api/verify-kvkNumber/{kvk}',
    params: { kvk: textParam },
    typed: true,
    group: 'Details',
    summary: 'Whether the company register knows a number.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    answers: {
      200: { description: 'It does, or it could not be asked', body: VerifiedKvkNumber },
      400: servesNot,
    },
  }),
  verifyIbanNumber: defineCall({
    method: 'POST',
    path: '/api/verify-ibanNumber/{iban}',
    params: { iban: textParam },
    typed: true,
    group: 'Details',
    summary: 'Whether a bank account can be debited in SEPA.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'It can' }, 400: { description: 'It cannot', body: Failure } },
  }),
  nameInDocuments: defineCall({
    method: 'POST',
    path: '/api/name-in-documents',
    group: 'Details',
    summary: 'A name as documents write it: in Latin letters where their typeface lacks its own.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: z.object({ name: optionalName(fieldLabels.name) }) },
    answers: {
      200: {
        description: 'The same name where documents write it as it is',
        body: z.object({ name: z.string() }),
      },
      422: { description: 'It is too long', body: Failure },
    },
  }),
  verifyAccountData: defineCall({
    method: 'POST',
    path: '/api/verify-account-data',
    group: 'Details',
    summary: 'Checks the details of somebody who orders without registering.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: GuestDetails },
    malformed: errors => ({ status: 422, body: wrongFields(errors) }),
    answers: {
      200: { description: 'All of it is right' },
      422: { description: 'The fields that are wrong', body: RegistrationRefused },
    },
  }),
}
