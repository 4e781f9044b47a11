// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { setShortcuts } from '../../../ui/desk/shortcuts.ts'
import type { WorkItem } from '../contract.ts'
import { PickPage } from './case-cells.tsx'
import { CaseTable, type Sorting } from './case-table.tsx'
import { item } from './testing-items.ts'
import { useSelection } from './use-selection.ts'

const user = userEvent.setup()
afterEach(() => {
  cleanup()
  setShortcuts(true)
})

/** The table with a selection of its own. */
function Chosen({ items }: { items: readonly WorkItem[] }) {
  const selection = useSelection(
    items.map(({ number }) => number),
    'open',
  )
  const sorting: Sorting = {
    column: 'bedrag',
    isDown: false,
  }
  return (
    <>
      <PickPage numbers={items.map(({ number }) => number)} selection={selection} />
      <CaseTable
        items={items}
        now={new Date('2026-11-24T10:00:00Z')}
        selection={selection}
        sorting={sorting}
      />
      <output>{[...selection.numbers].join(' ')}</output>
    </>
  )
}

const show = (items: readonly WorkItem[]) =>
  render(
    <MemoryRouter>
      <input aria-label="Zoek" />
      <Chosen items={items} />
    </MemoryRouter>,
  )
const three = [item('482739165'), item('582739165'), item('682739165')]
const focused = () => document.activeElement?.textContent
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

describe('a case', () => {
  test('leads to its page, and says what it is about and what is next', () => {
    show([item('482739165', { assignee: { id: '1', name: 'Noor' }, dueAt: '2026-11-24T23:00:00Z' })])
    const shown = row('Bedrijf 482739165')
    expect(shown.getByRole('link', { name: '482-739-165' }).getAttribute('href')).toBe(
      '/beheer/zaken/482739165',
    )
    for (const text of ['Ontvangen', 'Bellen', 'Vandaag', 'Noor', '2 uur']) shown.getByText(text)
    shown.getByText(/39,50/)
  })

  test('that is late says so in words, and how late', () => {
    show([item('482739165', { dueAt: '2026-11-24T07:00:00Z' })])
    row('Bedrijf').getByText('3 uur te laat')
  })

  test('of nobody, without an organisation or an amount, is shown by what is known', () => {
    show([
      item('982739166', {
        kind: 'form',
        state: 'new',
        productType: null,
        organizationName: null,
        contactName: 'Jan',
        monthlyInCents: null,
        next: 'answer',
      }),
    ])
    for (const text of ['Jan', 'Formulier', 'Nieuw', 'Beantwoorden', 'Niemand']) row('982').getByText(text)
  })

  test('says through whom it came in', () => {
    show([item('482739165', { reseller: 'Kabelwinkel Oost' })])
    row('482').getByText('via Kabelwinkel Oost')
  })

  test('says what its customer asked that nobody took up yet', () => {
    show([item('482739165', { next: 'respond', asked: ['cancel', 'change'] })])
    for (const text of ['Klant antwoorden', 'Klant wil annuleren']) row('482').getByText(text)
  })

  test('that is over has no next step', () => {
    show([item('482739165', { state: 'completed', next: null })])
    row('482').getByText('Klaar')
  })
})

test('what is only like what was searched for stands under a heading of its own', () => {
  show([item('482739165'), item('582739165', { isNear: true }), item('682739165', { isNear: true })])
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent?.includes('Lijkt op'))).toEqual([
    false,
    false,
    true,
    false,
    false,
  ])
})

describe('with the keyboard', () => {
  test('j and k go from one case to the next, and no further than the ends', async () => {
    show(three)
    await user.keyboard('j')
    expect(focused()).toBe('482-739-165')
    await user.keyboard('jj')
    expect(focused()).toBe('682-739-165')
    await user.keyboard('j')
    expect(focused()).toBe('682-739-165')
    await user.keyboard('k')
    expect(focused()).toBe('582-739-165')
  })

  test('k begins at the end', async () => {
    show(three)
    await user.keyboard('k')
    expect(focused()).toBe('682-739-165')
  })

  test('they are letters while somebody types', async () => {
    show(three)
    await user.type(screen.getByLabelText('Zoek'), 'jk')
    expect(screen.getByLabelText<HTMLInputElement>('Zoek').value).toBe('jk')
  })

  test('they do nothing with a key that makes another command of them, or once they are switched off', async () => {
    show(three)
    await user.keyboard('{Control>}j{/Control}')
    expect(document.activeElement).toBe(document.body)
    setShortcuts(false)
    await user.keyboard('j')
    expect(document.activeElement).toBe(document.body)
  })
})

describe('choosing cases', () => {
  const chosen = () => screen.getByRole('status').textContent
  const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) })

  test('by their boxes, one and one, and all on the page and none again', async () => {
    show(three)
    await user.click(box('582'))
    await user.click(box('482'))
    expect(chosen()).toBe('582739165 482739165')
    await user.click(box('582'))
    expect(chosen()).toBe('482739165')
    await user.click(box('deze pagina'))
    expect(chosen()).toBe('482739165 582739165 682739165')
    await user.click(box('deze pagina'))
    expect(chosen()).toBe('')
  })

  test('with Shift all from the one that was chosen last, upwards too', async () => {
    show(three)
    await user.click(box('682'))
    await user.keyboard('{Shift>}')
    await user.click(box('482'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toBe('682739165 482739165 582739165')
  })

  test('by keys: x the one in focus, and Shift with x all up to it', async () => {
    show(three)
    await user.keyboard('x')
    expect(chosen()).toBe('')
    await user.keyboard('jxjj{Shift>}X{/Shift}')
    expect(chosen()).toBe('482739165 582739165 682739165')
  })
})

test('heads of columns say how the list is sorted', () => {
  show(three)
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(head('Per maand').getAttribute('aria-sort')).toBe('ascending')
  expect(head('Organisatie').getAttribute('aria-sort')).toBeNull()
})

test('what was said last stands in the row, with who said it, and a mark says that nobody saw it yet', () => {
  show([
    item('482739165', {
      subject: 'Storing',
      lastWords: { by: 'customer', words: 'Sinds vanochtend geen internet.' },
      isUnseen: true,
    }),
    item('582739165', { lastWords: { by: 'note', words: 'Belt na de lunch.' } }),
  ])
  expect(row('482').getByRole('rowheader').textContent).toBe(
    'Nieuw: Bedrijf 482739165StoringSinds vanochtend geen internet.',
  )
  const note = row('582').getByRole('rowheader').textContent
  expect(note).toBe('Bedrijf 582739165Notitie: Belt na de lunch.')
})

test('a case that waits says until when, and not by when it is promised', () => {
  show([
    item('482739165', { dueAt: '2026-12-04T23:00:00Z', waits: { until: '2026-12-04', untilAnswer: false } }),
  ])
  row('482').getByText('Rust tot vr 4 dec')
})
