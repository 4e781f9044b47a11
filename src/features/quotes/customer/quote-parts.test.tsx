// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lostAnswerTexts } from '../../../api/texts.ts'
import { formatEuro } from '../../../common/money.ts'
import { fill } from '../../../ui/forms/testing-fill.ts'
import {
  accept,
  acceptance,
  iban,
  kvkNumber,
  look,
  order,
  press,
  secondAccepted,
  standInPartsServer,
  stands,
  token,
  user,
} from './testing-parts-page.ts'
import { openQuote, sent, sentInParts } from './testing-quote.tsx'

const [cloud, telephony, shopFloor] = sentInParts.parts

standInPartsServer()

/** A whole sentence, whose amounts stand in elements of their own. */
const sentenceWith = (words: RegExp) => screen.getByText(words).closest('p')?.textContent
const rowText = (name: RegExp) => screen.getByRole('row', { name }).textContent

async function fillIn(): Promise<void> {
  await fill(await screen.findByLabelText('KVK nummer'), kvkNumber)
  await fill(screen.getByLabelText('IBAN'), iban)
  await fill(screen.getByLabelText('Tennaamstelling'), 'Bakkerij De Oven')
  await user.click(screen.getByLabelText(/algemene voorwaarden/))
}

test('a quote with one part says nothing of parts', async () => {
  look.mockImplementation(() => Response.json(sent))
  openQuote(token)
  await screen.findByRole('button', { name: 'Ik ga akkoord' })
  screen.getByText('Levering op')
  expect(screen.queryByRole('button', { name: /accepteren|accepteert/ })).toBeNull()
  expect(screen.queryByText(/^Bekijk de/)).toBeNull()
})

test('parts are read at a glance and fold open; the totals are those of all, with what only the whole takes off', async () => {
  stands()
  openQuote(token)
  await screen.findByRole('heading', { name: 'Werkplaats' })
  screen.getByRole('heading', { name: /^Frederiksplein 1, / })
  screen.getByText(/^Telefonie, Frederiksplein 2, /)
  expect(rowText(/Korting: alles bij ons, als je alles neemt/)).toContain(formatEuro(-1600))
  expect(rowText(/^Totaal excl/)).toContain(formatEuro(14_400))
  expect(rowText(/^Totaal incl/)).toContain(formatEuro(17_424))
  // Folded, and there for who looks for its words or prints it.
  const fold = (await screen.findByText('Dienst 2')).closest('details')
  expect(fold?.open).toBe(false)
  await user.click(screen.getAllByText('Bekijk de regel')[1] as HTMLElement)
  expect(fold?.open).toBe(true)
  expect(fold?.textContent).toMatch(/Neem je alle delen tegelijk, dan kost dit deel €.36,00/)
})

test('hundreds of lines are drawn before they are printed', async () => {
  const [part] = sentInParts.parts
  const lines = Array.from({ length: 301 }, () => part?.lines ?? []).flat()
  stands({ parts: sentInParts.parts.map((each, place) => (place === 0 ? { ...each, lines } : each)) })
  openQuote(token)
  await screen.findByRole('heading', { name: 'Werkplaats' })
  expect(screen.queryByText('Dienst 2')).toBeNull()
  window.dispatchEvent(new Event('beforeprint'))
  screen.getByText('Dienst 2')
})

test('who chooses some parts sees their total, and that the discount on the whole is lost for what it costs', async () => {
  stands()
  openQuote(token)
  await press('Kies wat je accepteert')
  screen.getByText(/^0 van 3 delen gekozen/)
  await user.click(screen.getByRole('checkbox', { name: 'Werkplaats' }))
  screen.getByText(/^1 van 3 delen gekozen/)
  // That of all parts, not of the chosen one alone.
  expect(sentenceWith(/korting op het geheel vervalt/)).toContain(formatEuro(1600))
  await press('Alles kiezen')
  expect(screen.queryByText(/korting op het geheel vervalt/)).toBeNull()
  await press('Niets kiezen')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Winkel' }).checked).toBe(false)
})

test('a choice is accepted as it is, also after a reload of the form', async () => {
  stands()
  openQuote(token)
  await press('Kies wat je accepteert')
  await user.click(screen.getByRole('checkbox', { name: 'Werkplaats' }))
  await press('1 deel accepteren')
  await screen.findByRole('heading', { name: 'Accepteer 1 deel van de prijsopgave' })
  cleanup()
  openQuote(token)
  await press('1 deel accepteren')
  expect(screen.queryByRole('heading', { name: 'Winkel' })).toBeNull()
  await fill(await screen.findByLabelText(/^Telefoonnummer 1/), '020 765 43 21')
  await fillIn()
  accept.mockImplementation(() => {
    stands(secondAccepted)
    return Response.json({ orders: [{ part: telephony?.id, ...order }] })
  })
  await press('Prijsopgave accepteren')
  await screen.findByText('1 deel is nu een bestelling')
  expect(acceptance()).toMatchObject({
    parts: [telephony?.id],
    agreedTotals: { monthlyInCents: 4000, oneTimeInCents: 0 },
    atParts: [{ part: telephony?.id, phoneNumberRetention: ['020 765 43 21', '', ''] }],
  })
  expect(screen.getByRole('link', { name: 'Volg bestelling 100-000-001' }).getAttribute('href')).toBe(
    '/volgen#b',
  )
  expect(document.activeElement?.textContent).toContain('1 deel is nu een bestelling')
  // The rest is left, with the same details and consents that are given anew.
  await press('De rest accepteren')
  const typed = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value
  expect(await typed('KVK nummer')).toBe(kvkNumber)
  expect(await typed('IBAN')).toBe('NL91 ABNA 0417 1643 00')
  expect(screen.getByLabelText<HTMLInputElement>(/algemene voorwaarden/).checked).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>(/incasso/).checked).toBe(false)
  // No browser keeps it.
  cleanup()
  openQuote(token)
  await press('De rest accepteren')
  expect(await typed('KVK nummer')).toBe(kvkNumber)
  expect(await typed('IBAN')).toBe('')
})

test('an accepted part leads to its order, and what is left says that the discount is lost', async () => {
  stands({
    ...secondAccepted,
    acceptedBefore: [
      {
        name: 'Magazijn',
        productType: 'internet',
        address: sentInParts.parts[0]?.address ?? never(),
        order: { number: '100-000-002', followPath: '/volgen#c' },
      },
    ],
  })
  openQuote(token)
  const link = await screen.findByRole('link', { name: 'Bestelling 100-000-001' })
  expect(link.getAttribute('href')).toBe('/volgen#b')
  screen.getByRole('link', { name: 'Bestelling 100-000-002' })
  screen.getByText(/^Magazijn, internet/)
  expect(sentenceWith(/korting op het geheel is vervallen/)).toContain(formatEuro(1200))
  expect(rowText(/^Totaal excl/)).toContain(formatEuro(16_000))
  await press('Kies wat je accepteert')
  expect(screen.getAllByRole('checkbox', { name: /Werkplaats|Winkel|Frederiksplein/ })).toHaveLength(2)
})

test('after the whole was accepted each part costs what its order does', async () => {
  stands({
    standing: 'accepted',
    refusal: 'De prijsopgave is geaccepteerd.',
    parts: sentInParts.parts.map(part => ({ ...part, isAccepted: true, order })),
  })
  openQuote(token)
  const part = (await screen.findByRole('heading', { name: 'Werkplaats' })).closest('li')
  // Its lines are drawn after the rest, and tell the price before the discount.
  const fold = (await screen.findByText('Dienst 2')).closest('details')
  const inFold = fold?.textContent ?? never()
  const outsideFold = part?.textContent.replace(inFold, '')
  expect(inFold).toContain(formatEuro(4000))
  expect(outsideFold).toContain(formatEuro(3600))
  expect(outsideFold).not.toContain(formatEuro(4000))
})

test.each(['Ik heb een vraag', 'Ik ga niet akkoord'])(
  'parts are chosen with their total and button also beside the form of: %s',
  async name => {
    stands()
    openQuote(token)
    await press(name)
    await press('Kies wat je accepteert')
    await user.click(screen.getByRole('checkbox', { name: 'Werkplaats' }))
    screen.getByText(/^1 van 3 delen gekozen/)
    await press('1 deel accepteren')
    await screen.findByRole('heading', { name: 'Accepteer 1 deel van de prijsopgave' })
  },
)

test('somebody on site is asked per address, and what is wrong there is said at the field', async () => {
  stands()
  openQuote(token)
  await press('Alles accepteren')
  await fillIn()
  await user.click(screen.getByLabelText(/^Een ander op Frederiksplein 2,/))
  const site = within(screen.getByLabelText(/^Een ander op Frederiksplein 2,/).closest('li') ?? document.body)
  await press('Prijsopgave accepteren')
  await site.findByText('Voornaam is verplicht')
  await fill(site.getByLabelText('Voornaam'), 'Bram')
  await fill(site.getByLabelText('Achternaam'), 'Smid')
  await fill(site.getByLabelText('Telefoonnummer'), '06 12345678')
  await fill(site.getByLabelText('E-mailadres'), 'bram@deoven.example')
  accept.mockImplementation(() =>
    Response.json(
      {
        message: 'Kijk de velden na.',
        errors: {
          'atParts.0.technicalPerson.phoneNumber': { message: 'Dit nummer bestaat niet' },
          'atParts.0.phoneNumberRetention.0': { message: 'Dit nummer kan niet mee' },
        },
      },
      { status: 422 },
    ),
  )
  await press('Prijsopgave accepteren')
  expect((await site.findAllByText('Dit nummer bestaat niet')).length).toBe(1)
  const described = screen.getByLabelText(/^Telefoonnummer 1/).getAttribute('aria-describedby') ?? ''
  expect(described.split(' ').map(id => document.getElementById(id)?.textContent)).toContainEqual(
    expect.stringContaining('Dit nummer kan niet mee'),
  )
  expect(acceptance()).toMatchObject({
    parts: [cloud?.id, telephony?.id, shopFloor?.id],
    agreedTotals: { monthlyInCents: 14_400, oneTimeInCents: 0 },
    technicalPerson: null,
    atParts: [{ part: telephony?.id, technicalPerson: { firstName: 'Bram' } }],
  })
})

test('every different text about a long term is agreed to', async () => {
  stands({
    parts: sentInParts.parts.map((part, place) => ({
      ...part,
      longTermText: place === 2 ? 'Ik kies voor 60 maanden.' : 'Ik kies voor 36 maanden.',
    })),
  })
  openQuote(token)
  await press('Alles accepteren')
  await fillIn()
  await user.click(screen.getByLabelText('Ik kies voor 36 maanden.'))
  await press('Prijsopgave accepteren')
  await screen.findAllByText(/^Kies uitdrukkelijk voor de lange looptijd/)
  expect(accept).not.toHaveBeenCalled()
})

test('a part that somebody else accepts meanwhile: the server says so, the page reads again, and what was typed stays', async () => {
  stands()
  openQuote(token)
  await press('Alles accepteren')
  await fillIn()
  accept.mockImplementation(() => {
    stands(secondAccepted)
    return Response.json({ message: 'Een deel is intussen al geaccepteerd.' }, { status: 409 })
  })
  await press('Prijsopgave accepteren')
  await screen.findByText('Een deel is intussen al geaccepteerd.')
  expect(document.activeElement?.textContent).toContain('Een deel is intussen al geaccepteerd.')
  await screen.findByRole('link', { name: 'Bestelling 100-000-001' })
  await press('De rest accepteren')
  expect((await screen.findByLabelText<HTMLInputElement>('KVK nummer')).value).toBe(kvkNumber)
  expect(screen.queryByText('Een deel is intussen al geaccepteerd.')).toBeNull()
})

test('an answer that is lost says that it is not known, and accepting again shows the orders', async () => {
  stands()
  openQuote(token)
  await press('Alles accepteren')
  await fillIn()
  accept.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await press('Prijsopgave accepteren')
  await screen.findByText(lostAnswerTexts.title)
  const parts = sentInParts.parts.map(part => ({ ...part, isAccepted: true, order }))
  accept.mockImplementation(() => {
    stands({ standing: 'accepted', refusal: 'Al geaccepteerd.', parts })
    return Response.json({ orders: parts.map(({ id }) => ({ part: id, ...order })) })
  })
  await press('Prijsopgave accepteren')
  await screen.findByText('3 delen zijn nu bestellingen')
  expect(screen.queryByRole('button', { name: /accepteren/ })).toBeNull()
})

test('differences are told by part, with what each came and comes to', async () => {
  const [head] = sentInParts.parts
  stands({
    differences: [
      {
        part: { name: 'Winkel', productType: 'cloud', address: head?.address ?? never() },
        change: 'removed',
        lines: [],
        before: { monthlyInCents: 2000, oneTimeInCents: 0, promise: null },
        after: null,
      },
    ],
  })
  openQuote(token)
  await screen.findByRole('heading', { name: 'Winkel, cloud' })
  screen.getByText(/^vervalt, was €\s20,00 per maand/)
})

function never(): never {
  throw new Error('The quote has no parts')
}
