import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../api/client.ts'
import { splitHouseNumber } from '../../../common/checks/house-number.ts'
import { normalizePostcode } from '../../../common/checks/postcode.ts'
import type { FieldOf } from '../../../ui/forms/form-fields.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { withoutHouseNumber } from '../../addresses/street-number.ts'
import { streetTexts } from '../texts.ts'

/** Field names of an address in a form. */
export type AddressNames<Name extends string> = {
  readonly zipCode: Name
  readonly houseNumber: Name
  readonly addition: Name
  readonly street: Name
  readonly city: Name
}

/** The parts of a react-hook-form that are needed. */
export type AddressForm<Name extends string> = {
  getValues(name: Name): unknown
  setValue(name: Name, value: string, options: { shouldDirty: true; shouldValidate: boolean }): void
}

/** Selects the filled-in text of the focused field, so that typing replaces it. */
function selectFocused(text: string) {
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement && focused.value === text) focused.select()
}

const filledParts = ['street', 'city'] as const
type FilledPart = (typeof filledParts)[number]

/** The look-up that the fields ask for, whoever filled them in; null while they hold no address. */
function lookUpOf(postcode: string, number: string, addition: string) {
  const zipCode = normalizePostcode(postcode)
  const split = splitHouseNumber(number, addition)
  if (!zipCode || !split) return null
  const { houseNumber, suffix: houseNumberSuffix } = split
  return {
    question: `${zipCode} ${houseNumber} ${houseNumberSuffix}`,
    body: { zipCode, houseNumber, houseNumberSuffix },
  }
}

/**
 * Address fields of a form: street and city are looked up when postcode, number or addition changed and lost focus.
 * Both follow, except for text that the visitor typed there; for an unknown number they are emptied instead of showing
 * another address.
 */
export function useAddressFields<Name extends string, Part extends Name>(
  field: FieldOf<Name>,
  form: AddressForm<Part>,
  names: AddressNames<Part>,
): FieldOf<Name> {
  const announce = useAnnounce()
  const own = useRef<Record<FilledPart, string>>({ street: '', city: '' })
  /** The part that was typed in since the last look-up. */
  const changed = useRef<'place' | 'addition' | null>(null)
  const newest = useRef({ question: '' })

  const typed = (name: Part) => String(form.getValues(name) ?? '').trim()
  const follows = (part: FilledPart) => {
    const text = typed(names[part])
    return text === '' || text !== own.current[part]
  }

  const asking = () => lookUpOf(typed(names.zipCode), typed(names.houseNumber), typed(names.addition))

  async function fill(): Promise<void> {
    const asks = asking()
    if (!asks || !filledParts.some(follows)) return
    const { question, body } = asks
    const isIncomplete = filledParts.some(part => typed(names[part]) === '')
    if (!changed.current && !(isIncomplete && question !== newest.current.question)) return
    const isElsewhere = changed.current === 'place'
    changed.current = null
    const asked = { question }
    newest.current = asked
    const answer = await call('POST /api/street', { body })
    // Another address may have been typed meanwhile, or come from the register of companies.
    if (asked !== newest.current || asking()?.question !== question) return
    const { street, city } = (answer.ok && answer.data) || { street: null, city: null }
    if (street && city) {
      if (put({ street, city }, true)) announce(streetTexts.filledIn(street, city))
    } else if (isElsewhere) put({ street: '', city: '' }, false)
  }

  function put(found: Record<FilledPart, string>, shouldValidate: boolean): boolean {
    const moved = filledParts.filter(part => follows(part) && typed(names[part]) !== found[part])
    for (const part of moved) {
      flushSync(() => form.setValue(names[part], found[part], { shouldDirty: true, shouldValidate }))
      selectFocused(found[part])
    }
    return moved.length > 0
  }

  /** Browsers fill a whole line of an address into the street's field. */
  function takeNumberOff() {
    const street = String(form.getValues(names.street) ?? '')
    const name = withoutHouseNumber(street, typed(names.houseNumber), typed(names.addition))
    if (name !== street) form.setValue(names.street, name, { shouldDirty: true, shouldValidate: true })
  }

  return (name, options = {}) => {
    const part = Object.entries(names).find(([, named]) => named === name)?.[0] as
      | keyof AddressNames<Part>
      | undefined
    if (part === undefined) return field(name, options)
    return field(name, {
      ...options,
      onChange(text) {
        if (part === 'street' || part === 'city') own.current[part] = text.trim()
        else if (part !== 'addition') changed.current = 'place'
        else changed.current ??= 'addition'
        options.onChange?.(text)
      },
      onLeave() {
        options.onLeave?.()
        takeNumberOff()
        if (part !== 'street' && part !== 'city') void fill()
      },
    })
  }
}
