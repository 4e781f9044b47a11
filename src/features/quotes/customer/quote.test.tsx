// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { lostAnswerTexts } from '../../../api/texts.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { formatEuro } from '../../../common/money.ts'
import { fill } from '../../../ui/forms/testing-fill.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { checkCalls } from '../../details/contract.ts'
import { type EndedQuote, type QuoteToAnswer, quoteCalls } from '../contract.ts'
import type { PartToAnswer } from '../contract-parts.ts'
import { ordersStayText, quoteDeclineTexts } from '../texts.ts'
import { openQuote, sent } from './testing-quote.tsx'

const { verifyIbanNumber, verifyKvkNumber } = checkCalls
const { acceptQuote, askAboutQuote, declineQuote, noteQuoteRead, quoteByLink } = quoteCalls

const kvkNumber = '68750110'
const iban = 'NL91ABNA0417164300'
const token = 'a'.repeat(43)
const user = userEvent.setup()
const look = vi.fn<() => Response>()
const accept = vi.fn<() => Response>()
const decline = vi.fn<() => Response>()
const ask = vi.fn<() => Response>()
const noteRead = vi.fn(() => new Response(null, { status: 204 }))

beforeEach(() => {
  vi.resetAllMocks()
  window.sessionStorage.clear()
  standInServer({
    [quoteByLink.path]: look,
    [acceptQuote.path]: accept,
    [noteQuoteRead.path]: noteRead,
    [declineQuote.path]: decline,
    [askAboutQuote.path]: ask,
    [endpoint(verifyKvkNumber, { kvk: kvkNumber }).path]: () => Response.json({ standing: 'known' }),
    [endpoint(verifyIbanNumber, { iban }).path]: () => Response.json({}),
  })
})
afterEach(cleanup)

const stands = (changes: Partial<QuoteToAnswer> = {}) =>
  look.mockImplementation(() => Response.json({ ...sent, ...changes }))

const onlyPart = (changes: Partial<PartToAnswer>) => sent.parts.map(part => ({ ...part, ...changes }))

const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

test('a quote is read: who made it, until when, what differs, and the discount as what it takes off', async () => {
  stands()
  openQuote(token)
  await screen.findByRole('heading', { name: 'Nummer 682-739-165' })
  screen.getByText('Voor Bakkerij De Oven, versie 2, gemaakt door Sanne de Wit.')
  screen.getByText(/^Geldig tot en met .*, nog 7 dagen\.$/)
  screen.getByText('Zoals net besproken.')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/was €\s50,00, nu €\s100,00 per maand/),
  )
  expect(screen.getByRole('row', { name: /Korting/ }).textContent).toContain(formatEuro(-500))
  expect(screen.getByRole('row', { name: /^Totaal excl/ }).textContent).toContain(formatEuro(9500))
  expect(screen.getByRole('link', { name: /pdf/ }).getAttribute('href')).toBe(sent.documentPath)
})

test('of a renewed quote it is said that nothing but the last day is new', async () => {
  stands({ differences: [], isRenewal: true })
  openQuote(token)
  await screen.findByText('Alles is hetzelfde als in de vorige versie. Alleen de laatste dag is nieuw.')
})

const ends = (
  standing: EndedQuote['standing'],
  refusal: string,
  newestPath: string | null = null,
  hasOrders = false,
) => {
  const ended: EndedQuote = { number: sent.number, version: 2, standing, refusal, newestPath, hasOrders }
  look.mockImplementation(() => Response.json(ended))
}

test.each([
  ['superseded', 'Er is een nieuwere versie'],
  ['withdrawn', 'Ingetrokken'],
  ['declined', 'Afgewezen'],
] as const)('of what is %s only that is said, and whom to call', async (standing, title) => {
  ends(standing, 'Dat kan niet meer.')
  openQuote(token)
  await screen.findByText(title)
  expect(screen.getByRole('link').getAttribute('href')).toBe(`tel:${brand.phone.tel}`)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what is over says that parts which were accepted go on', async () => {
  ends('withdrawn', 'Dat kan niet meer.', null, true)
  openQuote(token)
  await screen.findByText(`Dat kan niet meer. ${ordersStayText}`)
})

test('who declines the rest reads before and after that what was accepted goes on', async () => {
  const [part] = sent.parts
  if (!part) throw new Error('The quote has a part')
  const accepted = { ...part, id: 'b0000000-0000-4000-8000-000000000000', isAccepted: true }
  stands({ parts: [part, accepted] })
  decline.mockImplementation(() => {
    ends('declined', 'Deze prijsopgave is afgewezen.', null, true)
    return new Response(null, { status: 204 })
  })
  openQuote(token)
  await press('Ik ga niet akkoord')
  await screen.findByText(quoteDeclineTexts.introOfRest)
  await press('Afwijzen')
  await screen.findByText(quoteDeclineTexts.declinedRestText)
})

test('what was replaced leads to the newest version', async () => {
  const newest = `${paths.quote}#${'c'.repeat(43)}`
  ends('superseded', 'Deze versie is vervangen.', newest)
  openQuote(token)
  const link = await screen.findByRole('link', { name: 'Bekijk de nieuwste versie' })
  expect(link.getAttribute('href')).toBe(newest)
})

test('of what has expired only a question is left', async () => {
  stands({ standing: 'expired', refusal: 'Dat kan niet meer.' })
  openQuote(token)
  await screen.findByText('Deze prijsopgave is verlopen')
  const decide = within(screen.getByRole('region', { name: 'Wat wil je doen?' }))
  expect(decide.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ik heb een vraag'])
})

test('what was accepted leads to its order', async () => {
  stands({
    standing: 'accepted',
    refusal: 'Al geaccepteerd.',
    parts: onlyPart({ isAccepted: true, order: { number: '100-000-001', followPath: '/volgen#b' } }),
  })
  openQuote(token)
  await screen.findByText(/100-000-001/)
  expect(screen.getByRole('link', { name: 'Volg je bestelling' }).getAttribute('href')).toBe('/volgen#b')
  expect(screen.queryByRole('button', { name: 'Ik ga akkoord' })).toBeNull()
})

test('a question can be followed by a decision', async () => {
  stands()
  ask.mockImplementation(() => new Response(null, { status: 204 }))
  openQuote(token)
  await press('Ik heb een vraag')
  await user.type(await screen.findByLabelText('Je vraag'), 'Kan het eerder?')
  await press('Vraag versturen')
  await screen.findByText('Je vraag is verstuurd')
  await press('Terug naar de prijsopgave')
  await screen.findByRole('button', { name: 'Ik ga akkoord' })
})

test('who declines what was withdrawn meanwhile reads that, at once', async () => {
  stands()
  decline.mockImplementation(() => {
    ends('withdrawn', 'We hebben deze prijsopgave ingetrokken.')
    return Response.json({ message: 'We hebben deze prijsopgave ingetrokken.' }, { status: 409 })
  })
  openQuote(token)
  await press('Ik ga niet akkoord')
  await press('Afwijzen')
  await screen.findByText('Ingetrokken')
  expect(screen.queryByRole('button', { name: 'Afwijzen' })).toBeNull()
  expect(document.activeElement?.textContent).toContain('Ingetrokken')
})

test('an answer that is lost says that it is not known, and trying again shows what happened', async () => {
  stands()
  decline.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openQuote(token)
  await press('Ik ga niet akkoord')
  await press('Afwijzen')
  await screen.findByText(lostAnswerTexts.title)
  expect(screen.queryByText('Je antwoord is niet verstuurd')).toBeNull()
  decline.mockImplementation(() => {
    ends('declined', 'Deze prijsopgave is afgewezen.')
    return new Response(null, { status: 204 })
  })
  await press('Afwijzen')
  await screen.findByText('Je hebt de prijsopgave afgewezen')
})

test('a page that is only opened says nothing of being read; the first move does, once', async () => {
  stands()
  openQuote(token)
  await screen.findByRole('heading', { name: 'Nummer 682-739-165' })
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('pointermove'))
  expect(noteRead).not.toHaveBeenCalled()
  const moves = () => {
    const move = new Event('pointermove')
    Object.defineProperty(move, 'isTrusted', { value: true })
    window.dispatchEvent(move)
  }
  // The listener is added after the heading has been drawn, so the first moves may come too early.
  await vi.waitFor(() => {
    moves()
    expect(noteRead).toHaveBeenCalled()
  })
  moves()
  expect(noteRead).toHaveBeenCalledTimes(1)
})

test('another link opened in the same tab shows the other quote', async () => {
  stands()
  decline.mockImplementation(() => {
    ends('declined', 'Je hebt deze prijsopgave afgewezen.')
    return new Response(null, { status: 204 })
  })
  const router = openQuote(token)
  await press('Ik ga niet akkoord')
  await press('Afwijzen')
  await screen.findByText('Je hebt de prijsopgave afgewezen')
  stands({ number: '999-999-999' })
  await router.navigate(`${paths.quote}#${'b'.repeat(43)}`)
  await screen.findByRole('heading', { name: 'Nummer 999-999-999' })
  screen.getByRole('button', { name: 'Ik ga akkoord' })
})

test('what is known stands in the form, and what was typed stays over a reload, but neither IBAN nor consent', async () => {
  stands({ parts: onlyPart({ longTermText: 'Ik kies voor 36 maanden.' }) })
  openQuote(token)
  await press('Ik ga akkoord')
  expect((await screen.findByLabelText<HTMLInputElement>('Organisatie')).value).toBe('Bakkerij De Oven')
  await fill(screen.getByLabelText('KVK nummer'), kvkNumber)
  await fill(screen.getByLabelText('IBAN'), iban)
  await user.click(screen.getByLabelText(/^week 51 /))
  await user.click(screen.getByLabelText('Ik kies voor 36 maanden.'))
  cleanup()
  openQuote(token)
  await press('Ik ga akkoord')
  expect((await screen.findByLabelText<HTMLInputElement>('KVK nummer')).value).toBe(kvkNumber)
  expect(screen.getByLabelText<HTMLInputElement>('IBAN').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>(/^week 51 /).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Ik kies voor 36 maanden.').checked).toBe(false)
})

test('accepting without agreeing to the terms is said at the field, and sends nothing', async () => {
  stands()
  openQuote(token)
  await press('Ik ga akkoord')
  await press('Prijsopgave accepteren')
  await screen.findAllByText('Ga akkoord met de algemene voorwaarden')
  expect(accept).not.toHaveBeenCalled()
})

test('once it is accepted there is nothing left to fill in, and a keyboard goes on at what became of it', async () => {
  stands()
  const order = { number: '100-000-001', followPath: '/volgen#b' }
  accept.mockImplementation(() => {
    stands({
      standing: 'accepted',
      refusal: 'Al geaccepteerd.',
      parts: onlyPart({ isAccepted: true, order }),
    })
    return Response.json({ orders: [{ part: sent.parts[0]?.id, ...order }] })
  })
  openQuote(token)
  await press('Ik ga akkoord')
  await fill(await screen.findByLabelText('KVK nummer'), kvkNumber)
  await fill(screen.getByLabelText('IBAN'), iban)
  await fill(screen.getByLabelText('Tennaamstelling'), 'Bakkerij De Oven')
  await user.click(screen.getByLabelText(/algemene voorwaarden/))
  await press('Prijsopgave accepteren')
  await screen.findByText(/100-000-001/)
  expect(screen.queryByRole('button', { name: 'Prijsopgave accepteren' })).toBeNull()
  expect(document.activeElement?.textContent).toContain('Je prijsopgave is nu een bestelling')
})

test.each(['Ik ga akkoord', 'Ik heb een vraag', 'Ik ga niet akkoord'])(
  'who goes back from "%s" goes on where he left',
  async choice => {
    stands()
    openQuote(token)
    await press(choice)
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H3'))
    await press('Terug naar de prijsopgave')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: choice })))
  },
)

test.each([
  ['Ik ga akkoord', 'IBAN', iban],
  ['Ik heb een vraag', 'Je vraag', 'Kan het ook in maart?'],
  ['Ik ga niet akkoord', /Waarom niet/, 'Te duur.'],
] as const)(
  'the back button of the browser leads from "%s" to reading, and keeps what was typed',
  async (choice, label, words) => {
    stands()
    const router = openQuote(token)
    await press(choice)
    await user.type(await screen.findByLabelText(label), words)
    await router.navigate(-1)
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: choice })))
    expect(router.state.location.pathname).toBe(paths.quote)
    await press(choice)
    expect((await screen.findByLabelText<HTMLInputElement>(label)).value.replaceAll(' ', '')).toBe(
      words.replaceAll(' ', ''),
    )
  },
)
