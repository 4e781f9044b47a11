// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  accept,
  acceptance,
  iban,
  kvkNumber,
  order,
  press,
  secondAccepted,
  standInPartsServer,
  stands,
  token,
  user,
} from './testing-parts-page.ts'
import { openQuote, sentInParts } from './testing-quote.tsx'

const [cloud, telephony] = sentInParts.parts

standInPartsServer()

const ofAccount = {
  known: { ...sentInParts.known, kvkNumber, ascription: 'Bakkerij De Oven' },
  ibanEnding: '4300',
}

test('who is logged in types no company number, IBAN or account holder, for a later part neither', async () => {
  stands(ofAccount)
  openQuote(token)
  for (const [accepted, button] of [
    [telephony, '1 deel accepteren'],
    [cloud, 'De rest accepteren'],
  ] as const) {
    if (accepted === telephony) {
      await press('Kies wat je accepteert')
      await user.click(screen.getByRole('checkbox', { name: 'Werkplaats' }))
    }
    await press(button)
    expect((await screen.findByLabelText<HTMLInputElement>('KVK nummer')).value).toBe(kvkNumber)
    expect(screen.getByLabelText<HTMLInputElement>('Tennaamstelling').value).toBe('Bakkerij De Oven')
    screen.getByText(/IBAN uit je account, dat eindigt op 4300/)
    expect(screen.queryByLabelText('IBAN')).toBeNull()
    await user.click(screen.getByLabelText(/algemene voorwaarden/))
    accept.mockImplementation(() => {
      stands({ ...secondAccepted, ...ofAccount })
      return Response.json({ orders: [{ part: accepted?.id, ...order }] })
    })
    await press('Prijsopgave accepteren')
    await screen.findByText(/nu (?:een bestelling|bestellingen)$/)
    expect(acceptance()).toMatchObject({ details: { kvkNumber } })
    expect(acceptance()).not.toHaveProperty('details.iban')
  }
})

test('another IBAN is typed in place of that of the account', async () => {
  stands(ofAccount)
  openQuote(token)
  await press('Alles accepteren')
  await press('Ander IBAN gebruiken')
  await user.click(screen.getByLabelText(/algemene voorwaarden/))
  await press('Prijsopgave accepteren')
  await screen.findAllByText('Vul je IBAN in')
  await user.click(screen.getByLabelText('IBAN'))
  await user.paste(iban)
  accept.mockImplementation(() => Response.json({ orders: [{ part: telephony?.id, ...order }] }))
  await press('Prijsopgave accepteren')
  await screen.findByText('1 deel is nu een bestelling')
  expect(acceptance()).toMatchObject({ details: { iban } })
})

test('who is logged out meanwhile is asked for the IBAN at its field', async () => {
  stands(ofAccount)
  openQuote(token)
  await press('Alles accepteren')
  await user.click(await screen.findByLabelText(/algemene voorwaarden/))
  accept.mockImplementation(() =>
    Response.json(
      { message: 'Kijk de velden na.', errors: { iban: { message: 'Vul je IBAN in' } } },
      { status: 422 },
    ),
  )
  await press('Prijsopgave accepteren')
  await screen.findAllByText('Vul je IBAN in')
  screen.getByLabelText('IBAN')
})

test('nobody is addressed as he did not choose', async () => {
  stands(ofAccount)
  openQuote(token)
  await press('Alles accepteren')
  await user.click(await screen.findByLabelText(/algemene voorwaarden/))
  const salutations = screen.getAllByRole<HTMLInputElement>('radio', { name: /^(Dhr|Mevr)/ })
  expect(salutations.map(({ checked }) => checked)).toEqual([false, false])
  screen.getByRole('group', { name: 'Aanhef (optioneel)' })
  accept.mockImplementation(() => Response.json({ orders: [{ part: telephony?.id, ...order }] }))
  await press('Prijsopgave accepteren')
  await screen.findByText('1 deel is nu een bestelling')
  expect(acceptance()).not.toHaveProperty('details.gender')
})
