import * as z from 'zod/mini'
import { emailMaxLength, hasWebAddress, isEmail } from '../checks/email.ts'
import { ibanLength, normalizeIban } from '../checks/iban.ts'
import { kvkLength, normalizeKvkNumber } from '../checks/kvk.ts'
import { compactPhone, formatPhone, hasExtension, isPhoneNumber } from '../checks/phone.ts'
import { normalizePostcode, postcodeLength } from '../checks/postcode.ts'
import { isVatNumber, normalizeVatNumber } from '../checks/vat.ts'
import { cleanEmail, cleanHouseNumber, cleanLine, compact, isOnOneLine } from '../typed-text.ts'
import { isOfUsualYear } from '../working-days.ts'
import { fieldFacts } from './field-facts.ts'
import { fieldLabels, fieldTexts } from './field-texts.ts'

export const passwordLength = { min: 8, max: 128 } as const

/** The building blocks of every form: one schema serves the form in the browser and the call on the server. */

const onOneLine = z.refine<string>(isOnOneLine, { error: fieldTexts.oneLine })

const noWebAddress = (label: string) =>
  z.refine<string>(value => !hasWebAddress(value), {
    error: fieldTexts.noWebAddress(label),
  })

type Clean = (typed: string) => string

/** A day that there is, as `2026-11-24`. */
export const dayField = (error: string) => z.iso.date({ error }).check(z.refine(isOfUsualYear, { error }))

/** A required text of one line, cleaned before it is measured and judged. */
export const requiredText = (
  label: string,
  max = 100,
  missing = fieldTexts.fillIn(label),
  clean: Clean = cleanLine,
) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, { error: fieldTexts.tooLong(label, max) }),
      onOneLine,
    )
    .register(fieldFacts, { label, kind: 'text' })

/** An optional text of one line, cleaned as well; absent and empty are the same. */
export const optionalText = (label: string, max = 100, clean: Clean = cleanLine) =>
  z
    ._default(
      z
        .string({ error: fieldTexts.noText(label) })
        .check(z.overwrite(clean), z.maxLength(max, { error: fieldTexts.tooLong(label, max) }), onOneLine),
      '',
    )
    .register(fieldFacts, { label, kind: 'text', optional: true })

/**
 * A name or a part of an address, as it gets into mails to whatever e-mail address was typed beside it: nobody has us mail
 * a stranger a link (decisions, "Settled after the first look").
 */
export const requiredName = (label: string, max?: number, missing?: string) =>
  requiredText(label, max, missing).check(noWebAddress(label))

/** The same where it may be empty. */
export const optionalName = (label: string, max?: number) =>
  optionalText(label, max).check(noWebAddress(label))

export const emailField = requiredText(fieldLabels.email, emailMaxLength, undefined, cleanEmail)
  .check(z.refine(isEmail, { error: fieldTexts.wrongEmail }))
  .register(fieldFacts, { label: fieldLabels.email, kind: 'email' })

/** The same under another name, where it may be empty. */
export const optionalEmail = (label: string) =>
  optionalText(label, emailMaxLength, cleanEmail)
    .check(z.refine(value => value === '' || isEmail(value), { error: fieldTexts.wrongEmail }))
    .register(fieldFacts, { label, kind: 'email', optional: true })

/** The same, with one sentence for whatever is wrong, an empty field too (order-flow §5). */
export const realEmailField = z
  .string({ error: fieldTexts.wrongEmail })
  .check(
    z.overwrite(cleanEmail),
    z.maxLength(emailMaxLength, { error: fieldTexts.wrongEmail }),
    z.refine(isEmail, { error: fieldTexts.wrongEmail }),
    onOneLine,
  )
  .register(fieldFacts, { label: fieldLabels.email, kind: 'email' })

/** Out comes the number as the shop writes it: `020 123 45 67`. */
export const phoneFieldSaying = (missing?: string) =>
  z
    .pipe(
      requiredText(fieldLabels.phoneNumber, 25, missing, compactPhone).check(
        z.refine(isPhoneNumber, {
          error: ({ input }) =>
            hasExtension(String(input)) ? fieldTexts.phoneExtension : fieldTexts.wrongPhoneNumber,
        }),
      ),
      z.transform(formatPhone),
    )
    .register(fieldFacts, { label: fieldLabels.phoneNumber, kind: 'phone' })

export const phoneField = phoneFieldSaying()

/**
 * Number and what was typed behind it: `42`, `42A`.
 * @param addition the form's field for what is behind it, where it has one
 */
export const houseNumberField = (addition?: string) =>
  requiredText(fieldLabels.houseNumber, 10, undefined, cleanHouseNumber)
    .check(noWebAddress(fieldLabels.houseNumber))
    .register(fieldFacts, {
      label: fieldLabels.houseNumber,
      kind: 'houseNumber',
      ...(addition && { addition }),
    })

/** Out comes `1234AB`. */
export const postcodeField = z
  .pipe(
    requiredText(fieldLabels.postcode, postcodeLength, undefined, typed => compact('postcode', typed)).check(
      z.refine(value => normalizePostcode(value) !== null, {
        error: fieldTexts.wrongPostcode,
      }),
    ),
    z.transform(value => normalizePostcode(value) ?? value),
  )
  .register(fieldFacts, { label: fieldLabels.postcode, kind: 'postcode' })

/** Out comes eight digits. */
export const kvkField = z
  .pipe(
    requiredText(fieldLabels.kvkNumber, 20, undefined, typed => compact('kvk', typed)).check(
      z.refine(value => normalizeKvkNumber(value) !== null, {
        error: fieldTexts.wrongKvkNumber(kvkLength),
      }),
    ),
    z.transform(value => normalizeKvkNumber(value) ?? value),
  )
  .register(fieldFacts, { label: fieldLabels.kvkNumber, kind: 'kvk' })

/** Out comes the IBAN in capitals without spaces; whether it is valid is the server's check (order-flow §5). */
export const ibanField = z
  .pipe(
    requiredText(fieldLabels.iban, 50, undefined, normalizeIban).check(
      z.refine(
        value => {
          const { length } = normalizeIban(value)
          return length >= ibanLength.min && length <= ibanLength.max
        },
        { error: fieldTexts.wrongIban(ibanLength.min, ibanLength.max) },
      ),
    ),
    z.transform(normalizeIban),
  )
  .register(fieldFacts, { label: fieldLabels.iban, kind: 'iban' })

/** Empty, or the number in capitals without spaces and dots. */
export const vatField = z
  .pipe(
    optionalText(fieldLabels.vatNumber, 25, normalizeVatNumber).check(
      z.refine(value => value === '' || isVatNumber(value), {
        error: fieldTexts.wrongVatNumber,
      }),
    ),
    z.transform(normalizeVatNumber),
  )
  .register(fieldFacts, { label: fieldLabels.vatNumber, kind: 'vat', optional: true })

export const genders = ['MALE', 'FEMALE'] as const
export const genderField = z
  ._default(z.enum(genders, { error: fieldTexts.chooseGender }), 'MALE')
  .register(fieldFacts, { label: fieldLabels.gender, kind: 'choice' })

/** The same where nobody has to be addressed so: absent where nothing was chosen. */
export const optionalGenderField = z
  .optional(
    z.pipe(
      z.transform(chosen => (chosen === '' || chosen === null ? undefined : chosen)),
      z.optional(z.enum(genders, { error: fieldTexts.chooseGender })),
    ),
  )
  .register(fieldFacts, { label: fieldLabels.gender, kind: 'choice', optional: true })

/** The id of a reseller link. What cannot be one is no id: a wrong reseller never stands in the way of an order. */
export const resellerIdField = z.catch(z.nullable(requiredText(fieldLabels.resellerId)), null)
