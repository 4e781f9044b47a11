import { ArrowRight } from 'lucide-react'
import { type FocusEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fillCaptchaField, prepareCaptchaForForms } from '../../../api/captcha/captcha.ts'
import { freshCsrfToken } from '../../../api/client.ts'
import type { PathOf } from '../../../api/types.ts'
import { formatPostcode } from '../../../common/checks/postcode.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { csrfField } from '../../../common/contract/session.ts'
import { commonTexts } from '../../../common/texts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { Spinner } from '../../../ui/kit/spinner.tsx'
import { CallSignals } from '../../../ui/layout/call-signals.tsx'
import { AddressChoices } from '../../addresses/components/address-choices.tsx'
import { AddressFields } from '../../addresses/components/address-fields.tsx'
import { type AddressCheckField, addressCheckNames, tooLongIn } from '../../addresses/limits.ts'
import { addressCheckTexts, addressFormTexts, zipcodeTexts } from '../../addresses/texts.ts'
import { zipcodeProblemField as id } from '../contract.ts'
import styles from './address-check-strip.module.css'
import { rememberTyped, type TypedFields, takeProblem, type ZipcodeProblem } from './zipcode-problem.ts'

type Props = {
  /** The path of the page, to which a check leads back that finds nothing. */
  page: string
  /** The id of the form's title. */
  titleId: string
  needsScripts: string
}

/**
 * The zipcode check: fills its hidden fields and then submits normally (marketing-site §4), into the internet flow with the
 * checked address (decisions, "Flow"). Back on its page it says what was wrong, with what was typed and what the number
 * has instead.
 */
export default function AddressCheck({ page, titleId, needsScripts }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ZipcodeProblem | null>(null)
  /** The first field that was empty or too long when the form was tried. */
  const [refused, setRefused] = useState<Refused | null>(null)
  const wrong = refused?.field ?? (problem !== null && !problem.isOutage ? 'zipCode' : null)
  const words = refused?.words ?? (problem && wordsOf(problem))

  const setBusy = (isNow: boolean) => {
    isUnderWay.current = isNow
    setIsBusy(isNow)
  }

  useEffect(prepareCaptchaForForms, [])
  useEffect(() => {
    const found = takeProblem()
    if (!found || !form.current) return
    if (found.typed) fill(form.current, found.typed)
    setProblem(found)
    inputOf(form.current, 'zipCode').focus()
  }, [])
  useShownAgain(() => setBusy(false))

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isUnderWay.current) return
    const found = refusedIn(element)
    setRefused(found)
    if (found) return inputOf(element, found.field).focus()
    setBusy(true)
    if (!(await fillCaptchaField(element, 'zipcode_check'))) return setBusy(false)
    inputOf(element, csrfField).value = (await freshCsrfToken()) ?? ''
    rememberTyped(element)
    element.submit()
  }

  function choose(housenumber_extension: string) {
    if (!form.current || !problem?.others) return
    fill(form.current, { housenumber: problem.others.houseNumber, housenumber_extension })
    form.current.requestSubmit()
  }

  return (
    <>
      <CallSignals />
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={'/adrescheck' satisfies PathOf<'POST /adrescheck'>}
        aria-labelledby={titleId}
        aria-busy={isBusy}
        noValidate
        onSubmit={submit}
        onBlur={writePostcode}
      >
        <HiddenFields page={page} />
        <AddressFields
          field={name => ({
            id: `${id}-${name}`,
            ...(name === wrong && wrongAria),
          })}
        />
        <CheckButton isBusy={isBusy} />
        <div className={styles.problem} role="alert">
          {words && <FieldError id={id} error={words} />}
          {!refused && problem?.others && <AddressChoices others={problem.others} onChoose={choose} />}
        </div>
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
      </form>
    </>
  )
}

const CheckButton = ({ isBusy }: { isBusy: boolean }) => (
  <Button
    type="submit"
    data-needs-script
    disabled={import.meta.env.SSR || isBusy}
    icon={isBusy && <Spinner />}
    iconAfter={<ArrowRight aria-hidden="true" />}
  >
    {zipcodeTexts.button}
  </Button>
)

const HiddenFields = ({ page }: { page: string }) => (
  <>
    <input type="hidden" name="page" value={page} />
    {/* Filled by script; without a value of React's, which would put it back. */}
    <input type="hidden" name={captchaField} />
    <input type="hidden" name={csrfField} />
  </>
)

/** The browser's Back may show the page as it was left. */
function useShownAgain(onShown: () => void) {
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && onShown())
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onPageShow(event)
    window.addEventListener('pageshow', listener)
    return () => window.removeEventListener('pageshow', listener)
  }, [])
}

type Refused = { readonly field: AddressCheckField; readonly words: string }

/** The first field that no check is asked for: empty, or longer than an address is (order-flow §5). */
function refusedIn(form: HTMLFormElement): Refused | null {
  const typed = (name: AddressCheckField) => inputOf(form, name).value
  const empty = addressCheckNames.find(name => name !== 'housenumber_extension' && typed(name).trim() === '')
  if (empty) return { field: empty, words: addressFormTexts.missing }
  const field = addressCheckNames.find(name => tooLongIn(name, typed(name)))
  return field ? { field, words: tooLongIn(field, typed(field)) ?? '' } : null
}

const wrongAria = { 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const

const wordsOf = ({ isOutage }: ZipcodeProblem) =>
  isOutage ? `${addressCheckTexts.invalid} ${commonTexts.tryAgainSoon}` : addressCheckTexts.invalid

function writePostcode({ target }: FocusEvent) {
  if (target instanceof HTMLInputElement && target.name === 'zipCode')
    target.value = formatPostcode(target.value)
}

function fill(form: HTMLFormElement, typed: Partial<TypedFields>) {
  for (const [name, value] of Object.entries(typed)) inputOf(form, name).value = value
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) return field
  throw new Error(`The form has no field ${name}`)
}
