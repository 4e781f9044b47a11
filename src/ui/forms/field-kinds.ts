import type { ComponentProps } from 'react'
import { formatIban } from '../../common/checks/iban.ts'
import { normalizeKvkNumber } from '../../common/checks/kvk.ts'
import { formatPhone } from '../../common/checks/phone.ts'
import { formatPostcode } from '../../common/checks/postcode.ts'
import { isVatNumber, normalizeVatNumber } from '../../common/checks/vat.ts'
import type { FieldKind } from '../../common/contract/field-facts.ts'
import { commonTexts } from '../../common/texts.ts'
import { cleanEmail, cleanHouseNumber, cleanLine, compactCode } from '../../common/typed-text.ts'
import type { TextField } from '../kit/text-field.tsx'
import { fieldTexts } from './texts.ts'

/** Attributes of an input of a kind. */
export type Look = Partial<
  Pick<
    ComponentProps<typeof TextField>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'enterKeyHint'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'placeholder'
    | 'hint'
    | 'size'
    | 'roomForError'
  >
>

/** How each kind of field looks and behaves; a field of a form may say otherwise. */
export const looks: Readonly<Record<FieldKind, Look>> = {
  text: {},
  password: {},
  choice: {},
  code: {
    autoComplete: 'one-time-code',
    inputMode: 'text',
    autoCapitalize: 'characters',
    spellCheck: false,
    size: 'medium',
  },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  postcode: {
    autoComplete: 'postal-code',
    placeholder: commonTexts.postcodeExample,
    size: 'medium',
  },
  houseNumber: { inputMode: 'numeric' },
  // These two are judged by the server while they are typed in, so their error has a line of its own.
  kvk: {
    hint: fieldTexts.kvkHint,
    inputMode: 'numeric',
    size: 'medium',
    roomForError: true,
  },
  iban: {
    hint: fieldTexts.ibanHint,
    autoCapitalize: 'characters',
    spellCheck: false,
    roomForError: true,
  },
  vat: { hint: fieldTexts.vatHint },
}

const asTyped = (typed: string) => typed

const formats: Readonly<Record<FieldKind, (typed: string) => string>> = {
  text: cleanLine,
  password: asTyped,
  choice: asTyped,
  code: compactCode,
  email: cleanEmail,
  houseNumber: cleanHouseNumber,
  postcode: formatPostcode,
  phone: formatPhone,
  iban: formatIban,
  kvk: typed => normalizeKvkNumber(typed) ?? typed,
  vat: typed => (isVatNumber(typed) ? normalizeVatNumber(typed) : typed),
}

/** How the shop writes what stands in a field of this kind; what cannot be read stays as typed. */
export const formatted = (kind: FieldKind, typed: string): string => formats[kind](typed)
