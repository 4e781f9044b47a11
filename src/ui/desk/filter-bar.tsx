import { type FormEvent, useEffect, useRef } from 'react'
import { Link, useNavigation, useSearchParams, useSubmit } from 'react-router'
import { Button } from '../kit/button.tsx'
import type { Elements } from '../kit/elements.ts'
import styles from './filter-bar.module.css'
import { deskListTexts } from './texts.ts'

type Props = {
  /** Name of the filters for screen readers. */
  label: string
  /** Named fields; each name is a parameter of the address. */
  children: Elements
}

/** Filters in the address: a choice applies at once, typed text on Enter. */
export function FilterBar({ label, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const [query] = useSearchParams()
  const isAsking = useNavigation().state === 'loading'
  useEffect(() => showIn(form.current, query), [query])

  const find = (event?: FormEvent) => {
    event?.preventDefault()
    if (form.current) void submit(filledIn(form.current), { preventScrollReset: true })
  }
  return (
    <search aria-label={label}>
      <form
        ref={form}
        className={styles.bar}
        onSubmit={find}
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement || isDate(target)) find()
        }}
      >
        {children}
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" small busy={isAsking}>
            {deskListTexts.find}
          </Button>
          {query.size > 0 && <Link to="?">{deskListTexts.clear}</Link>}
        </div>
      </form>
    </search>
  )
}

const isDate = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'date'

/** Filled-in filters; empty ones are left out of the address. */
const filledIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  )

/** The way back through the history shows in the fields too. */
function showIn(form: HTMLFormElement | null, query: URLSearchParams) {
  for (const field of form?.elements ?? []) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (isField && field.name !== '') field.value = query.get(field.name) ?? ''
  }
}
