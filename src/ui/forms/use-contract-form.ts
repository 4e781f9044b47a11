import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type FieldErrors as FormErrors,
  get,
  type Path,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { lostAnswerTexts } from '../../api/texts.ts'
import type { FieldErrors } from '../../common/contract/failure.ts'
import { fieldErrors } from '../../common/contract/failure.ts'
import type { FieldProblem } from '../kit/error-summary.tsx'
import { watchPresses } from './after-press.ts'
import { formFields } from './form-fields.ts'
import { formattedValues } from './schema-fields.ts'
import type { Outcome } from './submit.ts'
import { type Memory, useMemory } from './use-memory.ts'

type Rules<Values, Output> = {
  schema: z.ZodMiniType<Output, Values>
  rules?: (() => z.core.$ZodType) | undefined
  refusals?: ((values: Values) => FieldErrors) | undefined
}

/** Validates by the schema and by what else is known; the schema's own sentence goes first. */
function validate<Values, Output>({ schema, rules, refusals }: Rules<Values, Output>, values: Values) {
  const parsed = ((rules?.() ?? schema) as typeof schema).safeParse(values)
  const found: FieldErrors = {
    ...refusals?.(values),
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
  }
  return { parsed, found }
}

const resolverOf =
  <Values extends FieldValues, Output>(rules: Rules<Values, Output>): Resolver<Values, unknown, Output> =>
  (values, _context, { fields }) => {
    const { parsed, found } = validate(rules, values)
    if (parsed.success && Object.keys(found).length === 0) return { values: parsed.data, errors: {} }
    const errors: FormErrors<Values> = {}
    for (const [path, { message }] of Object.entries(found)) {
      const field: { ref?: unknown } | undefined = get(fields, path)
      set(errors, path, { type: 'rule', message, ref: field?.ref })
    }
    return { values: {}, errors }
  }

/** The errors of a react-hook-form, each by the path of its field. */
function flat(errors: object, path: readonly string[] = []): FieldErrors {
  const found = Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null) return []
    const here = [...path, name]
    if ('message' in error && typeof error.message === 'string')
      return [[here.join('.'), { message: error.message }]]
    return Object.entries(flat(error, here))
  })
  return Object.fromEntries(found)
}

/** Errors for the error summary: those of fields on the page, by field id, in the order of the page. */
function problemsOnPage(errors: FieldErrors, idOf: (field: string) => string): FieldProblem[] {
  const shown = Object.entries(errors).flatMap(([path, { message }]) => {
    const element = document.getElementById(idOf(path))
    return element ? [{ element, problem: { field: element.id, message } }] : []
  })
  shown.sort((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  return shown.map(({ problem }) => problem)
}

type Options<Values extends FieldValues, Output, Data> = {
  /** Schema of the fields; `send` gets its output. */
  schema: z.ZodMiniType<Output, Values>
  /** Schema that applies now, if it is not the whole schema. */
  rules?: () => z.core.$ZodType
  /** Further errors by field: from an earlier response, or from outside the form. */
  refusals?: (values: Values) => FieldErrors
  /** Errors by field of an answer that came before the form was opened: they show from the start. */
  refused?: FieldErrors | undefined
  /** Initial values of the fields. */
  initial: NoInfer<Values>
  /** Storage of typed values. */
  memory?: Memory<NoInfer<Values>>
  /** Before the ids of the fields, where something else on the page has the same names. */
  idPrefix?: string
  /** @param action the value of the button that was pressed */
  send: (values: Output, action: string) => Promise<Outcome<Data>>
  onTaken: (data: NoInfer<Data>, values: NoInfer<Output>) => void
}

type Status = {
  /** The value of the button whose sending is under way. */
  readonly sending: string | null
  /** Errors of the last try. */
  readonly problems: readonly FieldProblem[]
  /** Counts the tries. */
  readonly attempt: number
  readonly title?: string | undefined
  readonly message?: string | undefined
  /** Why it was not taken, where no field is to blame. */
  readonly failure: {
    readonly title?: string | undefined
    readonly message: string
    readonly mayBeDone?: boolean | undefined
  } | null
}

const fresh = { sending: null, problems: [], failure: null } satisfies Partial<Status>

/**
 * A form over a schema of the contract (docs/decisions/forms.md#one-kit-makes-every-form). A field is validated when it is
 * left, then with every key; all fields on submit. Errors of the server show at their field and in the summary. Typed text
 * is never lost, and a second press does nothing while the first is under way.
 */
export function useContractForm<Values extends FieldValues, Output, Data>(
  options: Options<Values, Output, Data>,
) {
  const { schema, initial, memory, idPrefix = '' } = options
  const form = useForm<Values, unknown, Output>({
    resolver: resolverOf(options),
    defaultValues: formattedValues(schema, initial) as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [status, setStatus] = useState<Status>({ ...fresh, attempt: 0 })
  const isUnderWay = useRef(false)
  const names = useRef(new Set<string>())
  const holdFocus = useRestoredFocus(status.sending !== null)
  useMemory(form, memory)
  useEffect(watchPresses, [])

  const show = (found: Partial<Status>) =>
    setStatus(({ attempt }) => ({ ...fresh, attempt: attempt + 1, ...found }))

  /** Errors without a field on the page are shown for the whole form. */
  function showErrors(errors: FieldErrors, { title, message }: Pick<Status, 'title' | 'message'> = {}) {
    const problems = problemsOnPage(errors, field => idPrefix + field)
    const [first] = Object.values(errors)
    if (problems.length > 0) show({ problems, title, message })
    else show({ failure: { title, message: message ?? first?.message ?? '' } })
  }

  function refuse({ errors, ...whole }: Outcome<Data> & { kind: 'refused' }) {
    for (const [field, error] of Object.entries(errors))
      form.setError(field as Path<Values>, { type: 'server', ...error })
    showErrors(errors, whole)
  }

  useRefused(options.refused, errors => refuse({ kind: 'refused', errors }))

  async function send(values: Output, action: string) {
    setStatus(({ attempt }) => ({ ...fresh, attempt, sending: action }))
    try {
      const outcome = await options.send(values, action)
      if (outcome.kind === 'refused') return refuse(outcome)
      show(outcome.kind === 'failed' ? { failure: outcome } : {})
      if (outcome.kind === 'taken') options.onTaken(outcome.data, values)
    } catch (error) {
      // An answer that makes no sense, as from a server of another release: the form stands, and may have been taken.
      console.error('A form could not be sent', error)
      show({ failure: { ...lostAnswerTexts, mayBeDone: true } })
    }
  }

  const fields = formFields(form, schema, idPrefix, names.current)
  const { settle, takeOver } = fields
  useBeforeActing(() => takeOver())

  const submit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    const submitter = submitterOf(event)
    holdFocus(event?.currentTarget, submitter)
    settle(event?.currentTarget)
    try {
      await form.handleSubmit(
        values => send(values, submitter?.getAttribute('value') ?? 'send'),
        found => showErrors(flat(found)),
      )()
    } finally {
      isUnderWay.current = false
    }
  }

  const stillWrong = stillWrongAmong(status.problems, form.formState.errors, idPrefix)

  /** Paths of the fields that are wrong as they stand, and of those whose errors show. */
  const wrong = (): readonly string[] =>
    Object.keys({ ...flat(form.formState.errors), ...validate(options, form.getValues()).found })

  return { ...status, problems: stillWrong, ...fields, form, submit, wrong }
}

/** Shows at first what was refused of these fields before. */
function useRefused(refused: FieldErrors = {}, refuse: (errors: FieldErrors) => void) {
  const show = useEffectEvent(() => {
    if (Object.keys(refused).length > 0) refuse(refused)
  })
  useEffect(() => show(), [])
}

/** Corrected fields leave the summary; new errors are shown at their fields only. */
const stillWrongAmong = (
  problems: readonly FieldProblem[],
  errors: FormErrors,
  idPrefix: string,
): readonly FieldProblem[] =>
  problems.flatMap(({ field }) => {
    const error: { message?: string } | undefined = get(errors, field.slice(idPrefix.length))
    return error?.message ? [{ field, message: error.message }] : []
  })

/** Before anything is pressed or gets the focus, so that what shows or counts by then goes by what stands in the fields. */
function useBeforeActing(act: () => void) {
  const onAct = useEffectEvent(act)
  useEffect(() => {
    const listener = () => onAct()
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, listener, true)
    return () => {
      for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, listener, true)
    }
  }, [])
}

/** State and handlers that `Form` and its parts use. */
export type ContractForm = Status & { readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void> }

/** The button that submits; for Enter in a field the first one of the form. */
const submitterOf = (event?: FormEvent): HTMLElement | null =>
  event?.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null

/**
 * Keeps the focus while the fields of a form are disabled: it waits at the button that says that it works, and goes back
 * to the field unless something else took it meanwhile.
 * @returns what is to be called when sending begins
 */
function useRestoredFocus(isSending: boolean) {
  const held = useRef<{ readonly field: HTMLElement; readonly button: HTMLElement } | null>(null)

  useEffect(() => {
    if (isSending) {
      held.current?.button.focus({ preventScroll: true })
      return
    }
    const { field, button } = held.current ?? {}
    held.current = null
    if (field?.isConnected && document.activeElement === button) field.focus({ preventScroll: true })
  }, [isSending])

  return (form: HTMLFormElement | undefined, button: HTMLElement | null) => {
    const field = document.activeElement
    held.current =
      button && field instanceof HTMLElement && field !== button && form?.contains(field)
        ? { field, button }
        : null
  }
}
