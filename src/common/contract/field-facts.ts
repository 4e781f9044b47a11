import * as z from 'zod/mini'

/** How a field is asked for: the keyboard, what browsers fill in, how the shop writes it (src/ui/forms/field-kinds.ts). */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'houseNumber'
  | 'kvk'
  | 'vat'
  | 'iban'
  | 'password'
  | 'choice'
  | 'code'

export type FieldFacts = {
  /** As the field's messages call it, so that label and message never differ. */
  readonly label: string
  readonly kind: FieldKind
  /** House numbers only: name of the field that the addition belongs in. */
  readonly addition?: string
  /** Whether it may stay empty. */
  readonly optional?: boolean
}

/** Facts about a field that forms show, stored next to its rule. A schema derived with `check` inherits them. */
export const fieldFacts = z.registry<FieldFacts>()
