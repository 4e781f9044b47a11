import * as z from 'zod/mini'
import { emailMaxLength, isEmail } from '../checks/email.ts'
import { ibanLength, normalizeIban } from '../checks/iban.ts'
import { kvkLength, normalizeKvkNumber } from '../checks/kvk.ts'
import { compactPhone, formatPhone, isPhoneNumber } from '../checks/phone.ts'
import { normalizePostcode } from '../checks/postcode.ts'
import { isVatNumber, normalizeVatNumber } from '../checks/vat.ts'
import { hasWebAddress } from '../checks/web-address.ts'
import { cleanEmail, cleanHouseNumber, cleanLine, compact } from '../typed-text.ts'
import { fieldFacts } from './field-facts.ts'

/** The building blocks of every form: one schema serves the form in the browser and the call on the server. */

/**
 * Control characters and line breaks of any kind could break a mail header or a log line; half of a surrogate pair is no
 * character, and PostgreSQL takes no JSON with one.
 */
const notOnOneLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

const onOneLine = z.refine<string>(value => !notOnOneLine.test(value), {
  error: 'Gebruik hier geen regeleinden',
})

const noWebAddress = (label: string) =>
  z.refine<string>(value => !hasWebAddress(value), {
    error: `${label} mag geen webadres bevatten: laat www. en :// weg`,
  })

/** Message of an empty field: `Vul je IBAN in`, `Vul je voornaam in`. */
export const fillIn = (label: string): string =>
  `Vul je ${/^[A-Z]{2}/.test(label) ? label : label.toLowerCase()} in`

type Clean = (typed: string) => string

/** A required text of one line, cleaned before it is measured and judged. */
export const requiredText = (label: string, max = 100, missing = fillIn(label), clean: Clean = cleanLine) =>
  z
    .string({ error: missing })
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(max, { error: `${label} mag uit hoogstens ${max} tekens bestaan` }),
      onOneLine,
    )
    .register(fieldFacts, { label, kind: 'text' })

/** An optional text of one line, cleaned as well; absent and empty are the same. */
export const optionalText = (label: string, max = 100, clean: Clean = cleanLine) =>
  z
    ._default(
      z
        .string({ error: `${label} is geen tekst` })
        .check(
          z.overwrite(clean),
          z.maxLength(max, { error: `${label} mag uit hoogstens ${max} tekens bestaan` }),
          onOneLine,
        ),
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

export const emailField = requiredText('E-mailadres', emailMaxLength, undefined, cleanEmail)
  .check(z.refine(isEmail, { error: 'Ongeldig e-mailadres' }))
  .register(fieldFacts, { label: 'E-mailadres', kind: 'email' })

/** The same, with one sentence for whatever is wrong, an empty field too (order-flow §5). */
export const realEmailField = z
  .string({ error: 'Ongeldig e-mailadres' })
  .check(z.overwrite(cleanEmail), z.refine(isEmail, { error: 'Ongeldig e-mailadres' }), onOneLine)
  .register(fieldFacts, { label: 'E-mailadres', kind: 'email' })

/** Out comes the number as the shop writes it: `020 123 45 67`. */
export const phoneFieldSaying = (missing?: string) =>
  z
    .pipe(
      requiredText('Telefoonnummer', 25, missing, compactPhone).check(
        z.refine(isPhoneNumber, { error: 'Vul een geldig telefoonnummer in, bijvoorbeeld 020 123 45 67' }),
      ),
      z.transform(formatPhone),
    )
    .register(fieldFacts, { label: 'Telefoonnummer', kind: 'phone' })

export const phoneField = phoneFieldSaying()

/**
 * Number and what was typed behind it: `42`, `42A`.
 * @param addition the form's field for what is behind it, where it has one
 */
export const houseNumberField = (addition?: string) =>
  requiredText('Huisnummer', 10, undefined, cleanHouseNumber)
    .check(noWebAddress('Huisnummer'))
    .register(fieldFacts, { label: 'Huisnummer', kind: 'houseNumber', ...(addition && { addition }) })

/** Out comes `1234AB`. */
export const postcodeField = z
  .pipe(
    requiredText('Postcode', 12, undefined, typed => compact('postcode', typed)).check(
      z.refine(value => normalizePostcode(value) !== null, {
        error: 'Vul een geldige postcode in, bijvoorbeeld 1234 AB',
      }),
    ),
    z.transform(value => normalizePostcode(value) ?? value),
  )
  .register(fieldFacts, { label: 'Postcode', kind: 'postcode' })

/** Out comes eight digits. */
export const kvkField = z
  .pipe(
    requiredText('KVK nummer', 20, undefined, typed => compact('kvk', typed)).check(
      z.refine(value => normalizeKvkNumber(value) !== null, {
        error: `Een KVK nummer bestaat uit ${kvkLength} cijfers`,
      }),
    ),
    z.transform(value => normalizeKvkNumber(value) ?? value),
  )
  .register(fieldFacts, { label: 'KVK nummer', kind: 'kvk' })

/** Out comes the IBAN in capitals without spaces; whether it is valid is the server's check (order-flow §5). */
export const ibanField = z
  .pipe(
    requiredText('IBAN', 50, undefined, normalizeIban).check(
      z.refine(
        value => {
          const { length } = normalizeIban(value)
          return length >= ibanLength.min && length <= ibanLength.max
        },
        { error: `Een IBAN heeft ${ibanLength.min} tot ${ibanLength.max} tekens` },
      ),
    ),
    z.transform(normalizeIban),
  )
  .register(fieldFacts, { label: 'IBAN', kind: 'iban' })

/** Empty, or the number in capitals without spaces and dots. */
export const vatField = z
  .pipe(
    optionalText('BTW nummer', 25, normalizeVatNumber).check(
      z.refine(value => value === '' || isVatNumber(value), {
        error: 'Vul een geldig BTW nummer in, bijvoorbeeld NL000099998B57',
      }),
    ),
    z.transform(normalizeVatNumber),
  )
  .register(fieldFacts, { label: 'BTW nummer', kind: 'vat', optional: true })

export const genders = ['MALE', 'FEMALE'] as const
export const genderField = z
  ._default(z.enum(genders, { error: 'Kies Dhr. of Mevr.' }), 'MALE')
  .register(fieldFacts, { label: 'Aanhef', kind: 'choice' })

/** The id of a reseller link. What cannot be one is no id: a wrong reseller never stands in the way of an order. */
export const resellerIdField = z.catch(z.nullable(requiredText('Het resellerId')), null)
