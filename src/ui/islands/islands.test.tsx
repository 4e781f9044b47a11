// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepEarlyPresses } from '../../common/early-presses.ts'
import { IslandRenderer, island } from './island.tsx'
import { startIslands } from './start-islands.ts'

/** A field with its label, a count of presses, and the last key that was heard. */
function Counter({ first }: { first: number }) {
  const id = useId()
  const [count, setCount] = useState(first)
  const [key, setKey] = useState('geen')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.setAttribute('data-hydrated', ''), [])
  return (
    <div ref={root}>
      <label htmlFor={id}>Naam</label>
      <input id={id} defaultValue="" />
      <button
        type="button"
        data-needs-script
        disabled={import.meta.env.SSR}
        onClick={() => setCount(count + 1)}
        onKeyDown={event => setKey(event.key)}
      >
        {count} keer
      </button>
      <p>Toets: {key}</p>
    </div>
  )
}

const problems = vi.spyOn(console, 'error')
let seen: (isIntersecting: boolean) => void

beforeEach(() => {
  problems.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        seen = isIntersecting => told([{ isIntersecting }])
      }
      observe() {}
      disconnect() {
        seen = () => {}
      }
    },
  )
})
afterEach(() => document.body.replaceChildren())

const sent = vi.fn()

const SentForm = () => (
  <form
    onSubmit={event => {
      event.preventDefault()
      sent(new FormData(event.currentTarget).get('naam'))
    }}
  >
    <fieldset suppressHydrationWarning>
      <input name="naam" />
    </fieldset>
    <button type="submit">Versturen</button>
  </form>
)

/** Two of them on a page, as the server has it. */
function showPage(when: 'touched' | 'visible') {
  const Part = island('counter', Counter, { when })
  document.body.innerHTML = renderToString(
    <IslandRenderer value={renderToString}>
      <section id="plaats">
        <Part first={3} notLoaded="Bel 010" />
        <Part first={50} />
      </section>
    </IslandRenderer>,
  )
}

function openPage(when: 'touched' | 'visible', load: () => Promise<ComponentType>, anchor = '') {
  location.hash = anchor
  showPage(when)
  startIslands({ counter: load })
}

const loads = vi.fn(async () => Counter as ComponentType)
/** Its handlers and effects are in force. */
const whenHydrated = () => vi.waitFor(() => expect(document.querySelector('[data-hydrated]')).not.toBe(null))
/** The first island has counted so far. */
const count = (count: number) => screen.findByRole('button', { name: `${count} keer` })
const button = (count: number) => screen.getByRole('button', { name: `${count} keer` })

describe('an island', () => {
  beforeEach(() => loads.mockClear())

  test('is on the page before its script, and loads nothing until it is touched', () => {
    openPage('touched', loads)
    expect(button(3)).toHaveProperty('disabled', false)
    expect(loads).not.toHaveBeenCalled()
  })

  test.each([
    ['pointed at', () => fireEvent.pointerOver(button(3))],
    ['touched', () => fireEvent.pointerDown(button(3))],
    ['focused', () => button(3).focus()],
  ])('that is %s is hydrated, alone, with the ids that the page has', async (_how, touch) => {
    openPage('touched', loads)
    const before = document.body.innerHTML
    touch()
    await whenHydrated()
    expect(document.body.innerHTML.replace(' data-hydrated=""', '')).toBe(before)
    fireEvent.click(button(3))
    await count(4)
    expect(loads).toHaveBeenCalledTimes(1)
    expect(problems).not.toHaveBeenCalled()
  })

  test('for who sees it is hydrated once it is near', async () => {
    openPage('visible', loads)
    seen(false)
    expect(loads).not.toHaveBeenCalled()
    seen(true)
    await whenHydrated()
    expect(loads).toHaveBeenCalledTimes(1)
  })

  test('to which the address of the page leads is hydrated at once', async () => {
    openPage('touched', loads, '#plaats')
    await whenHydrated()
    expect(loads).toHaveBeenCalledTimes(2)
  })

  test('has ids of its own', () => {
    openPage('touched', loads)
    const ids = screen.getAllByLabelText('Naam').map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  test('counts the presses and keys that came before its script, each once and in order', async () => {
    openPage('touched', loads)
    const user = userEvent.setup()
    const { promise: loaded, resolve: arrive } = Promise.withResolvers<ComponentType>()
    loads.mockReturnValueOnce(loaded)
    await user.click(button(3))
    await user.click(button(3))
    await user.keyboard('{ArrowRight}{End}')
    expect(button(3)).toBe(document.activeElement)
    arrive(Counter as ComponentType)
    expect(await count(5)).toBe(document.activeElement)
    await screen.findByText('Toets: End')
    fireEvent.click(button(5))
    await count(6)
    expect(problems).not.toHaveBeenCalled()
  })

  test('does what was pressed before the script of the page came, each once, and keeps nothing of what is pressed later', async () => {
    showPage('touched')
    new Function(keepEarlyPresses)()
    for (const one of screen.getAllByRole('button')) one.removeAttribute('disabled')
    fireEvent.click(button(3))
    fireEvent.click(button(3))
    startIslands({ counter: loads })
    fireEvent.click(button(3))
    await count(6)
    fireEvent.click(button(6))
    await count(7)
    expect(loads).toHaveBeenCalledTimes(1)
    expect(problems).not.toHaveBeenCalled()
  })

  test('that is a form locks its fields from the press that sends it, and gives the focus back', async () => {
    const { promise: loaded, resolve: arrive } = Promise.withResolvers<ComponentType>()
    const Part = island('sent', SentForm)
    document.body.innerHTML = renderToString(
      <IslandRenderer value={renderToString}>
        <Part />
      </IslandRenderer>,
    )
    startIslands({ sent: () => loaded })
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.setup().type(field, 'Jansen')
    fireEvent.click(screen.getByRole('button'))
    const fields = field.closest('fieldset')
    expect(fields?.disabled).toBe(true)
    arrive(SentForm)
    await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('Jansen'))
    expect(fields?.disabled).toBe(false)
    expect(field).toBe(document.activeElement)
    expect(problems).not.toHaveBeenCalled()
  })

  test('keeps what is typed in it meanwhile, and the focus', async () => {
    openPage('touched', loads)
    const [field] = screen.getAllByLabelText('Naam') as HTMLInputElement[]
    await userEvent.setup().type(field as HTMLInputElement, 'Jansen')
    await whenHydrated()
    expect(field?.value).toBe('Jansen')
    expect(field).toBe(document.activeElement)
    expect(problems).not.toHaveBeenCalled()
  })

  test('whose script cannot be had says so once, and does nothing else', async () => {
    problems.mockReturnValueOnce(undefined)
    openPage('touched', () => Promise.reject(new Error('lost')))
    const user = userEvent.setup()
    await user.click(button(3))
    expect((await screen.findByRole('alert')).textContent).toBe('Bel 010')
    await user.click(button(3))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(button(3)).toHaveProperty('disabled', true)
  })
})
