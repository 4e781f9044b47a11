import { type SubmitEvent, useEffect, useRef } from 'react'
import { fieldTexts } from '../../../../content/field-texts.ts'
import { addressCheckTexts, addressFormTexts } from '../../../../content/internet-texts.ts'
import { addressCheckLimits } from '../../../../contract/address-check.ts'
import { formatPostcode } from '../../../../domain/checks/postcode.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AddressChoices } from './address-choices.tsx'
import styles from './address-form.module.css'
import { canBeChecked } from './typed-address.ts'
import type { AddressCheck } from './use-address-check.ts'

type Props = {
  check: AddressCheck
  /** The visitor asked for the form, or it opens with an error: its first field takes the focus. */
  takesFocus: boolean
  onSubmit(): void
}

/** Postcode, house number and addition, with what went wrong at the field (order-flow §5 and §8). */
export function AddressForm({ check, takesFocus, onSubmit }: Props) {
  const { typed, setTyped, failure, othersHere, isChecking } = check
  const postcode = useRef<HTMLInputElement>(null)
  const isComplete = canBeChecked(typed)

  useEffect(() => {
    if (takesFocus) postcode.current?.focus()
  }, [takesFocus])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isComplete) await run(check.check)
  }

  const run = async (ask: () => Promise<void>) => {
    if (isChecking) return
    onSubmit()
    await ask()
    // Still there after a failure only: to the field that says what is wrong.
    postcode.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.intro}>{addressFormTexts.intro}</p>
      <div className={styles.fields}>
        <TextField
          ref={postcode}
          label={addressFormTexts.postcode}
          name="zipCode"
          autoComplete="postal-code"
          required
          placeholder={fieldTexts.postcodeExample}
          maxLength={addressCheckLimits.zipCode}
          value={typed.zipCode}
          readOnly={isChecking}
          onChange={event => setTyped({ ...typed, zipCode: event.target.value })}
          onBlur={() => setTyped({ ...typed, zipCode: formatPostcode(typed.zipCode) })}
          error={failure && !isChecking ? addressCheckTexts.invalid : undefined}
          className={styles.postcode}
        />
        <TextField
          label={addressFormTexts.houseNumber}
          name="housenumber"
          required
          maxLength={addressCheckLimits.houseNumber}
          value={typed.houseNumber}
          readOnly={isChecking}
          onChange={event => setTyped({ ...typed, houseNumber: event.target.value })}
          className={styles.number}
        />
        <TextField
          label={addressFormTexts.houseNumberExtension}
          name="housenumber_extension"
          optional
          maxLength={addressCheckLimits.houseNumberExtension}
          value={typed.houseNumberExtension}
          readOnly={isChecking}
          onChange={event => setTyped({ ...typed, houseNumberExtension: event.target.value })}
          className={styles.addition}
        />
      </div>
      {othersHere && !isChecking && (
        <AddressChoices others={othersHere} onChoose={addition => run(() => check.choose(addition))} />
      )}
      {failure === 'unreachable' && (
        <Notice kind="error" onRetry={check.check} retrying={isChecking}>
          <p>{addressCheckTexts.tryLater}</p>
        </Notice>
      )}
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
