// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatEuro } from '../../../common/money.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { uiTexts } from '../../../ui/kit/texts.ts'
import { type QuoteToAnswer, quoteCalls } from '../contract.ts'
import { quoteAcceptedTexts } from '../texts.ts'
import { listTexts } from '../texts-parts-page.ts'
import { Status } from './quote-status.tsx'
import { openQuote, sentInParts } from './testing-quote.tsx'

const { quoteByLink } = quoteCalls
const token = 'a'.repeat(43)
const user = userEvent.setup()
const look = vi.fn<() => Response>()

beforeEach(() => {
  vi.resetAllMocks()
  window.sessionStorage.clear()
  standInServer({ [quoteByLink.path]: look })
})
afterEach(cleanup)

const stands = (changes: Partial<QuoteToAnswer> = {}) =>
  look.mockImplementation(() => Response.json({ ...sentInParts, ...changes }))
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
function never(): never {
  throw new Error('The sample has parts.')
}

describe('of many parts', () => {
  const [part] = sentInParts.parts
  const many = Array.from({ length: 25 }, (_, place) => ({
    ...(part ?? never()),
    id: `${String(place).padStart(8, '0')}-0000-4000-8000-000000000000`,
    name: `Filiaal ${place + 1}`,
    lines: [{ kind: 'free', text: 'Dienst', quantity: 1, priceInCents: 1000, contractDuration: 12 } as const],
    wholeDiscounts: [],
  }))
  const titles = () =>
    screen.getAllByRole('heading', { name: /^Filiaal/ }).map(({ textContent }) => textContent)

  test('the first show, all once asked for, and any is found by a word', async () => {
    stands({ parts: many })
    openQuote(token)
    await screen.findByRole('heading', { name: 'Filiaal 1' })
    expect(titles()).toHaveLength(10)
    await user.type(screen.getByLabelText(listTexts.searchParts), 'filiaal 25')
    expect(titles()).toEqual(['Filiaal 25'])
    await user.clear(screen.getByLabelText(listTexts.searchParts))
    await user.click(screen.getByRole('button', { name: uiTexts.list.showAll(25) }))
    expect(titles()).toHaveLength(25)
  })

  test('all are there before they are printed', async () => {
    stands({ parts: many })
    openQuote(token)
    await screen.findByRole('heading', { name: 'Filiaal 1' })
    // The lines are drawn once the page listens.
    await screen.findAllByText('Dienst')
    window.dispatchEvent(new Event('beforeprint'))
    expect(titles()).toHaveLength(25)
  })

  test('what costs nothing once does not say so, and the whole says its sum over the term and its addresses', async () => {
    stands({ parts: many })
    openQuote(token)
    const first = (await screen.findByRole('heading', { name: 'Filiaal 1' })).closest('li')
    expect(first?.textContent).toContain(formatEuro(1000))
    expect(first?.textContent).not.toContain('eenmalig')
    const costs = within(screen.getByRole('figure'))
    expect(costs.getByText('Totaal over 1 jaar').nextSibling?.textContent).toBe(formatEuro(300_000))
    expect(costs.getByText('Per maand').nextSibling?.textContent).toBe(formatEuro(25_000))
    expect(screen.getByText('Levering op').nextSibling?.textContent).toBe('1 adres')
  })

  test.each([
    [3, 3],
    [25, 0],
  ])(
    '%s that were accepted just now are listed as %s links: of many each stands with its part',
    (count, links) => {
      const orders = many
        .slice(0, count)
        .map(({ id }, place) => ({ part: id, number: `100-000-${100 + place}`, followPath: '/volgen#a' }))
      render(<Status quote={{ ...sentInParts, parts: many }} news={{ kind: 'accepted', orders }} />, {
        wrapper: MemoryRouter,
      })
      expect(screen.queryAllByRole('link', { name: /^Volg bestelling/ })).toHaveLength(links)
      expect(screen.queryAllByText(quoteAcceptedTexts.ordersBelow)).toHaveLength(links === 0 ? 1 : 0)
    },
  )

  test('of several terms have a figure for each, the longest first, and one sum over all', async () => {
    const terms = [12, 1, 36, 0, 12]
    stands({
      parts: terms.map((contractDuration, place) => ({
        ...(many[place] ?? never()),
        lines: [{ kind: 'free', text: 'Dienst', quantity: 1, priceInCents: 1000, contractDuration } as const],
      })),
    })
    openQuote(token)
    await screen.findByRole('heading', { name: 'Filiaal 1' })
    expect(
      screen
        .getAllByRole('figure')
        .map(figure => [
          figure.querySelector('figcaption')?.textContent,
          within(figure).queryByText(/^Totaal over/)?.nextSibling?.textContent,
        ]),
    ).toEqual([
      ['Looptijd 3 jaar, 1 deel', formatEuro(36_000)],
      ['Looptijd 1 jaar, 2 delen', formatEuro(24_000)],
      ['Looptijd 1 maand, 1 deel', undefined],
      ['Zonder looptijd, 1 deel', undefined],
    ])
    expect(screen.getByText('Totaal over de looptijd van elk deel').nextSibling?.textContent).toBe(
      `${formatEuro(36_000 + 24_000 + 1000 + 1000)} excl. btw`,
    )
  })

  test('accepted ones and what is left are told apart', async () => {
    stands({ parts: many.map((each, place) => ({ ...each, isAccepted: place === 20 })), isWhole: false })
    openQuote(token)
    await user.selectOptions(await screen.findByLabelText(uiTexts.list.filter), listTexts.accepted)
    expect(titles()).toEqual(['Filiaal 21'])
    await user.selectOptions(screen.getByLabelText(uiTexts.list.filter), listTexts.open)
    await user.click(screen.getByRole('button', { name: uiTexts.list.showAll(24) }))
    expect(titles()).toHaveLength(24)
  })

  test('a question is about the part that is chosen', async () => {
    stands({ parts: many })
    const asked = vi.fn((_: RequestInit | undefined) => new Response(null, { status: 204 }))
    standInServer({ [quoteByLink.path]: look, [quoteCalls.askAboutQuote.path]: asked })
    openQuote(token)
    await press('Ik heb een vraag')
    await user.selectOptions(await screen.findByLabelText('Waarover'), 'Filiaal 7, cloud')
    await user.type(screen.getByLabelText('Je vraag'), 'Kan het eerder?')
    await press('Vraag versturen')
    await screen.findByText('Je vraag is verstuurd')
    const body = asked.mock.lastCall?.[0]?.body as FormData
    expect([body.get('part'), body.get('words')]).toEqual([many[6]?.id, 'Kan het eerder?'])
  })
})
