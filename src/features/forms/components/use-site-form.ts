import { type FocusEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { fillCaptchaField, prepareCaptchaForForms } from '../../../api/captcha/captcha.ts'
import { freshCsrfToken } from '../../../api/client.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { csrfField } from '../../../common/contract/session.ts'
import { formatted } from '../../../ui/forms/field-kinds.ts'
import type { FieldProblem } from '../../../ui/kit/error-summary.tsx'
import { siteFieldRule } from '../contract.ts'
import type { FormField, SiteForm } from '../site-form.ts'
import { type SentForm, sendForm } from './send-form.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [status, setStatus] = useState<Status>({ isSending: false, sent: null, isAtTop: false, focus: null })
  const { isSending, focus } = status
  const places = useOutcomeFocus(endpoint, focus)
  const { wrong, setWrong, judge, isTaken } = useWrongFields(endpoint, fields, form, isUnderWay)

  useEffect(prepareCaptchaForForms, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start, once it was emptied, and what a step enables
  useEffect(judge, [isSending, step])
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
    setStatus(last => ({ ...last, isSending: true }))
    const sent = await post(endpoint, element)
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
    ...places,
    backToForm: () => setStatus(last => ({ ...last, isAtTop: false })),
    /** The message stays at the form; the reader goes on at the top of the page. */
    dismiss() {
      setStatus(last => ({ ...last, isAtTop: false }))
      document.querySelector('main')?.focus({ preventScroll: true })
    },
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

/** The fields that are wrong, as the last try found them. @param isUnderWay whether the form is on its way, which says nothing of them */
function useWrongFields(
  endpoint: SiteForm['endpoint'],
  fields: SiteForm['fields'],
  form: RefObject<HTMLFormElement | null>,
  isUnderWay: RefObject<boolean>,
) {
  const [wrong, setWrong] = useState<Wrong>({ fields: [], attempt: 0 })

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
  return { wrong, setWrong, judge, isTaken }
}

/** Sends what stands in the form; null where the captcha gave no token, which says so itself. */
async function post(endpoint: SiteForm['endpoint'], form: HTMLFormElement): Promise<SentForm | null> {
  const posted = postedForm(form)
  const isFilled = await fillCaptchaField(form, 'submit', endpoint === 'ebook' ? 'threw' : 'failed')
  posted.set(captchaField, hiddenField(form, captchaField)?.value ?? '')
  return isFilled ? sendForm(endpoint, postedTo(form, location.href), posted) : null
}

/** The button and both messages, of which one takes the focus once the sending ended. */
function useOutcomeFocus(endpoint: SiteForm['endpoint'], focus: Status['focus']) {
  const button = useRef<HTMLButtonElement>(null)
  const success = useRef<HTMLDivElement>(null)
  const fail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A generic form's failure takes the page to its top (marketing-site §4), and its message along.
    const goesToTop = focus?.on === 'fail' && endpoint === 'universal'
    if (focus) ({ button, success, fail })[focus.on].current?.focus({ preventScroll: goesToTop })
    if (goesToTop) window.scrollTo({ top: 0 })
  }, [focus, endpoint])
  return { button, success, fail }
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

/**
 * Body of a form (marketing-site §3): its fields, unticked boxes as `false`, each with its dataType and dataPretty,
 * and the form's own id, subject and target. Read before the fields are disabled, since disabled fields are left out.
 */
function postedForm(form: HTMLFormElement): FormData {
  const posted = new FormData(form)
  posted.delete(csrfField)
  posted.delete(captchaField)
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-type]')) {
    const { name, type } = field
    if (type === 'checkbox' && !field.checked) posted.set(name, 'false')
    posted.set(`dataType[${name}]`, field.dataset.type ?? '')
    posted.set(`dataPretty[${name}]`, field.dataset.pretty ?? '')
  }
  posted.set('formId', form.id)
  posted.set('emailSubject', form.getAttribute('about') ?? '')
  posted.set('emailTarget', form.getAttribute('target') ?? '')
  return posted
}

/**
 * Target of a form: its custom-url, its action, or /universal-form (marketing-site §7). Addresses of other sites are
 * ignored.
 * @param here the address of the page
 */
export function postedTo(form: Pick<HTMLFormElement, 'getAttribute'>, here: string): string {
  const universal = '/universal-form'
  const named = form.getAttribute('custom-url') || form.getAttribute('action') || universal
  const url = URL.parse(named, here)
  return url?.origin === new URL(here).origin ? url.pathname : universal
}

/**
 * Has the browser's own check of a form judge what stands in it now by the rules of the contract, and speak their words
 * (marketing-site §5).
 */
export function validateFields(form: HTMLFormElement, fields: readonly FormField[]) {
  const posted = new FormData(form)
  for (const field of fields) {
    const value = field.kind === 'checkbox' ? String(posted.has(field.name)) : posted.get(field.name)
    const problem = siteFieldRule(field).safeParse(value ?? undefined)
    const inputs = form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]`)
    for (const input of inputs) input.setCustomValidity(problem.error?.issues[0]?.message ?? '')
  }
}

/**
 * The fields that are in use and that the browser's check does not take, in the order of the page: a radio group once, by
 * its first radio.
 */
function wrongFields(form: HTMLFormElement): WrongField[] {
  const wrong = [...form.elements].filter(
    element => isInput(element) && element.willValidate && !element.validity.valid,
  ) as HTMLInputElement[]
  return [...Map.groupBy(wrong, ({ name }) => name)].flatMap(([name, [first]]) =>
    first ? [{ name, field: first.id, message: first.validationMessage }] : [],
  )
}

/** For the error summary, with the name by which the field is posted. */
type WrongField = FieldProblem & { readonly name: string }

const isInput = (element: Element): element is HTMLInputElement => 'willValidate' in element
