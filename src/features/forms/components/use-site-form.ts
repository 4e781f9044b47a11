import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { fillCaptchaField, prepareCaptchaForForms } from '../../../api/captcha/captcha.ts'
import { freshCsrfToken } from '../../../api/client.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { csrfField } from '../../../common/contract/session.ts'
import { formatted } from '../../../ui/forms/field-kinds.ts'
import type { SiteForm } from '../site-form.ts'
import { postedForm, postedTo } from './posted-form.ts'
import { type SentForm, sendForm } from './send-form.ts'
import { validateFields, type WrongField, wrongFields } from './validate-fields.ts'

type Status = {
  readonly isSending: boolean
  /** Outcome of the last try. */
  readonly sent: SentForm | null
  /** The page has gone to its top to say so, away from the form. */
  readonly isAtTop: boolean
  /** Element that gets the focus after a try; a new object for each try. */
  readonly focus: { readonly on: 'button' | 'success' | 'fail' } | null
}

type Step = {
  readonly position: number
  /** Answers of the earlier steps. */
  readonly answers: FormData | null
  /** By the visitor; a form that begins anew is not. */
  readonly isLedTo: boolean
}
/** Errors of the last try, and the number of tries. */
type Wrong = { readonly fields: readonly WrongField[]; readonly attempt: number }

const firstStep: Step = { position: 0, answers: null, isLedTo: false }

/**
 * Leads through the steps of a form of the website where it has any (marketing-site §2.7): each is submitted, so that the
 * browser judges it. The last one sends the form (§4, §5 and §8). The browser judges the fields first, and they say what is
 * wrong; while the form is on its way it is locked; what was typed goes only when it has arrived.
 */
export function useSiteForm({
  endpoint,
  fields,
  steps = [],
}: Pick<SiteForm, 'endpoint' | 'fields' | 'steps'>) {
  const [step, setStep] = useState<Step>(firstStep)
  const [wrong, setWrong] = useState<Wrong>({ fields: [], attempt: 0 })
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const success = useRef<HTMLDivElement>(null)
  const fail = useRef<HTMLDivElement>(null)
  const isUnderWay = useRef(false)
  const [status, setStatus] = useState<Status>({ isSending: false, sent: null, isAtTop: false, focus: null })
  const { isSending, focus } = status

  /** Corrected fields leave the summary; new errors are reported at the next try. */
  const judge = () => {
    if (!form.current || isUnderWay.current) return
    validateFields(form.current, fields)
    if (wrong.fields.length === 0) return
    const now = new Map(wrongFields(form.current).map(field => [field.name, field]))
    setWrong({ ...wrong, fields: wrong.fields.flatMap(({ name }) => now.get(name) ?? []) })
  }

  /** Whether the browser's own check takes the form; where it does not, each field says why. */
  function isTaken(element: HTMLFormElement): boolean {
    validateFields(element, fields)
    setWrong(({ attempt }) => ({ fields: wrongFields(element), attempt: attempt + 1 }))
    // The browser itself reports on the ebook's form (marketing-site §5), and takes the focus to the first field.
    return endpoint === 'ebook' ? element.reportValidity() : element.checkValidity()
  }

  useEffect(prepareCaptchaForForms, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start, once it was emptied, and what a step enables
  useEffect(judge, [isSending, step])
  useEffect(() => {
    // A generic form's failure takes the page to its top (marketing-site §4), and its message along.
    const goesToTop = focus?.on === 'fail' && endpoint === 'universal'
    if (focus) ({ button, success, fail })[focus.on].current?.focus({ preventScroll: goesToTop })
    if (goesToTop) window.scrollTo({ top: 0 })
  }, [focus, endpoint])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    const element = event.currentTarget
    if (!isTaken(element)) return
    if (step.position < steps.length - 1) {
      setStep({ position: step.position + 1, answers: new FormData(element), isLedTo: true })
      return
    }
    isUnderWay.current = true
    const posted = postedForm(element)
    setStatus(last => ({ ...last, isSending: true }))
    const isFilled = await fillCaptchaField(element, 'submit', endpoint === 'ebook' ? 'threw' : 'failed')
    posted.set(captchaField, hiddenField(element, captchaField)?.value ?? '')
    const sent = isFilled ? await sendForm(endpoint, postedTo(element, location.href), posted) : null
    isUnderWay.current = false
    if (sent?.ok) {
      element.reset()
      setStep(firstStep)
      renewToken(element)
    }
    setStatus(last =>
      sent
        ? {
            isSending: false,
            sent,
            isAtTop: !sent.ok && endpoint === 'universal',
            focus: { on: sent.ok ? 'success' : 'fail' },
          }
        : { ...last, isSending: false, focus: { on: 'button' } },
    )
  }

  return {
    ...status,
    errors: new Map(wrong.fields.map(({ name, message }) => [name, message])),
    summary: endpoint === 'ebook' ? null : { problems: wrong.fields, attempt: wrong.attempt },
    step,
    isLastStep: step.position >= steps.length - 1,
    goBack() {
      setWrong({ ...wrong, fields: [] })
      setStep({ ...step, position: step.position - 1, isLedTo: true })
    },
    success,
    fail,
    button,
    backToForm: () => setStatus(last => ({ ...last, isAtTop: false })),
    /** For the form itself. */
    props: {
      ref: form,
      noValidate: true,
      'aria-busy': isSending,
      onSubmit: submit,
      onInput: judge,
      onBlur({ target }: FocusEvent) {
        if (target instanceof HTMLInputElement) write(target)
        judge()
      },
    },
  }
}

/** Writes a phone number or a postcode as the shop does once its field is left. */
function write(input: HTMLInputElement) {
  const { type } = input.dataset
  if (type === 'tel' || type === 'postcode')
    input.value = formatted(type === 'tel' ? 'phone' : 'postcode', input.value)
}

/** The form's own field holds the token that the next visit of it would send (marketing-site §4). */
async function renewToken(form: HTMLFormElement) {
  const field = hiddenField(form, csrfField)
  if (field) field.value = (await freshCsrfToken()) ?? ''
}

function hiddenField(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
