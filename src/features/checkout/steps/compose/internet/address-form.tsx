import { type ChangeEvent, type SubmitEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { formatPostcode } from '../../../../../common/checks/postcode.ts'
import { commonTexts } from '../../../../../common/texts.ts'
import { Button } from '../../../../../ui/kit/button.tsx'
import { Notice } from '../../../../../ui/kit/notice.tsx'
import { AddressChoices } from '../../../../addresses/components/address-choices.tsx'
import { AddressFields } from '../../../../addresses/components/address-fields.tsx'
import { tooLongIn } from '../../../../addresses/limits.ts'
import { addressCheckTexts, addressFormTexts } from '../../../../addresses/texts.ts'
import styles from './address-form.module.css'
import { canBeChecked, type TypedAddress } from './typed-address.ts'
import type { AddressCheck } from './use-address-check.ts'

type Props = {
  check: AddressCheck
  /** The visitor asked for the form, or it opens with an error: its first field takes the focus. */
  takesFocus: boolean
  onSubmit(): void
}

const fieldNames = {
  zipCode: 'zipCode',
  houseNumber: 'housenumber',
  houseNumberExtension: 'housenumber_extension',
} as const satisfies Record<keyof TypedAddress, string>
const partsOf = Object.keys(fieldNames) as (keyof TypedAddress)[]

/** Postcode, house number and addition, with what went wrong at the field (order-flow §5 and §8). */
export function AddressForm({ check, takesFocus, onSubmit }: Props) {
  const { typed, setTyped, failure, othersHere, isChecking } = check
  const isComplete = canBeChecked(typed)
  const inputs = useRef<Partial<Record<keyof TypedAddress, HTMLInputElement | null>>>({})
  const tooLongPart = partsOf.find(part => tooLongIn(fieldNames[part], typed[part]))

  useEffect(() => {
    if (takesFocus) inputs.current.zipCode?.focus()
  }, [takesFocus])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (tooLongPart) inputs.current[tooLongPart]?.focus()
    else if (isComplete) await run(check.check)
  }

  const run = async (ask: () => Promise<void>) => {
    if (isChecking) return
    onSubmit()
    await ask()
    // Still there after a failure only: to the field that says what is wrong.
    inputs.current.zipCode?.focus()
  }

  /** A browser fills fields in without a word to the page; what is pressed next goes by what stands in them. */
  const takeOver = (event: SyntheticEvent<HTMLFormElement>) => {
    const shown = shownIn(event.currentTarget, typed)
    if (partsOf.some(part => shown[part] !== typed[part])) setTyped(shown)
  }

  const typedIn = (name: keyof TypedAddress) => ({
    value: typed[name],
    readOnly: isChecking,
    error: tooLongIn(fieldNames[name], typed[name]) ?? undefined,
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value }),
  })
  const fields = {
    zipCode: {
      onBlur: () => setTyped({ ...typed, zipCode: formatPostcode(typed.zipCode) }),
      className: styles.postcode,
      ...typedIn('zipCode'),
      ...(failure && !isChecking && !tooLongPart && { error: addressCheckTexts.invalid }),
    },
    housenumber: { className: styles.number, ...typedIn('houseNumber') },
    housenumber_extension: { className: styles.addition, ...typedIn('houseNumberExtension') },
  }

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onPointerDownCapture={takeOver}
      onFocusCapture={takeOver}
      noValidate
    >
      <p className={styles.intro}>{addressFormTexts.intro}</p>
      <div className={styles.fields}>
        <AddressFields field={name => fields[name]} />
      </div>
      {othersHere && !isChecking && (
        <AddressChoices others={othersHere} onChoose={addition => run(() => check.choose(addition))} />
      )}
      {failure === 'unreachable' && <Unreachable check={check} />}
      <div>
        <Button
          type="submit"
          busy={isChecking}
          disabled={!isComplete}
          disabledReason={addressFormTexts.missing}
        >
          {addressFormTexts.check}
        </Button>
      </div>
    </form>
  )
}

const Unreachable = ({ check: { check, isChecking } }: Pick<Props, 'check'>) => (
  <Notice kind="error" onRetry={check} retrying={isChecking}>
    <p>{commonTexts.tryAgainSoon}</p>
  </Notice>
)

/** The texts that stand in the fields. */
const shownIn = (form: HTMLFormElement, typed: TypedAddress): TypedAddress => {
  const textOf = (part: keyof TypedAddress) => {
    const input = form.elements.namedItem(fieldNames[part])
    return input instanceof HTMLInputElement ? input.value : typed[part]
  }
  return {
    zipCode: textOf('zipCode'),
    houseNumber: textOf('houseNumber'),
    houseNumberExtension: textOf('houseNumberExtension'),
  }
}
