import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router'
import { fieldTexts } from '../../../content/field-texts.ts'
import { zipcodeTexts } from '../../../content/form-texts.ts'
import { addressCheckTexts, addressFormTexts } from '../../../content/internet-texts.ts'
import { addressCheckLimits } from '../../../contract/address-check.ts'
import { captchaField, csrfField } from '../../../contract/failure.ts'
import { zipcodeCheck, zipcodeProblemField } from '../../../contract/site-forms.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { FieldError } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './address-check-strip.module.css'
import { NeedsScripts } from './needs-scripts.tsx'

const id = zipcodeProblemField

/**
 * The zipcode check: submits normally, into the internet flow with the checked address (decisions, "Flow"). An address that
 * is not known leads back here, with what was typed (zipcode.behaviour.ts).
 * @param wide as a band over the whole page, outside a text
 */
export function AddressCheckStrip({ wide = false }: { wide?: boolean }) {
  const { pathname } = useLocation()
  return (
    <section className={classes(styles.strip, wide && styles.wide)} aria-labelledby={`${id}-titel`} id={id}>
      <div className={styles.inner}>
        <div>
          <h2 id={`${id}-titel`}>{zipcodeTexts.title}</h2>
          <p>{zipcodeTexts.text}</p>
        </div>
        <form
          className={styles.form}
          method="post"
          action={zipcodeCheck.path}
          aria-labelledby={`${id}-titel`}
          data-behaviour="zipcode"
        >
          <input type="hidden" name="page" value={pathname} />
          <input type="hidden" name={captchaField} value="" />
          <input type="hidden" name={csrfField} value="" />
          <TextField
            id={`${id}-zipCode`}
            label={addressFormTexts.postcode}
            name="zipCode"
            required
            autoComplete="postal-code"
            placeholder={fieldTexts.postcodeExample}
            maxLength={addressCheckLimits.zipCode}
          />
          <TextField
            id={`${id}-housenumber`}
            label={addressFormTexts.houseNumber}
            name="housenumber"
            required
            maxLength={addressCheckLimits.houseNumber}
          />
          <TextField
            id={`${id}-housenumber_extension`}
            label={addressFormTexts.houseNumberExtension}
            name="housenumber_extension"
            optional
            maxLength={addressCheckLimits.houseNumberExtension}
          />
          <Button
            type="submit"
            disabled
            icon={
              <span data-spinner hidden>
                <Spinner />
              </span>
            }
            iconAfter={<ArrowRight aria-hidden="true" />}
          >
            {zipcodeTexts.button}
          </Button>
          <div className={styles.problem} role="alert">
            <div data-problem="onbekend" hidden>
              <FieldError id={`${id}-zipCode`} error={addressCheckTexts.invalid} />
            </div>
            <div data-problem="storing" hidden>
              <FieldError
                id={`${id}-storing`}
                error={`${addressCheckTexts.invalid} ${addressCheckTexts.tryLater}`}
              />
            </div>
          </div>
          <NeedsScripts />
        </form>
      </div>
    </section>
  )
}
