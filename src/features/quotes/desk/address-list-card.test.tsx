// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { lineWithRow, type NetworkRow } from '../../addresses/line-promise.ts'
import { rows } from '../../addresses/testing-rows.ts'
import { fibre } from '../../carts/testing.ts'
import { deskQuoteCalls } from '../contract-desk.ts'
import { addressListTexts as texts } from '../texts-parts.ts'
import { AddressListCard } from './address-list-card.tsx'

afterEach(cleanup)
const user = userEvent.setup()
const { deskAddress } = deskQuoteCalls

const known = () =>
  Response.json({ street: 'Frederiksplein', city: 'Amsterdam', isChecked: true, offered: [], lines: [] })

const show = (changes: Partial<ComponentProps<typeof AddressListCard>> = {}) =>
  render(
    <AddressListCard
      part={{ title: 'Kantoor', mainLine: null }}
      inQuote={[]}
      elsewhere={[]}
      room={200}
      onAdd={vi.fn()}
      onClose={vi.fn()}
      {...changes}
    />,
  )

const choose = (content: Uint8Array<ArrayBuffer>) =>
  user.upload(screen.getByLabelText(texts.file), new File([content], 'filialen.csv', { type: 'text/csv' }))

test('rows that were asked while the connection was gone are asked again in one press', async () => {
  const answer = vi.fn((): Response | Error => new Error('offline'))
  standInServer({
    [deskAddress.path]: () => {
      const answered = answer()
      if (answered instanceof Error) throw answered
      return answered
    },
  })
  show()
  await user.type(screen.getByLabelText(texts.list), 'Een;1017 XN;42\nTwee;1017 XN;44\nDrie;1017 XN;46')
  await user.click(screen.getByRole('button', { name: texts.read }))
  const again = await screen.findByRole('button', { name: texts.allAgain(3) })
  answer.mockImplementation(known)
  await user.click(again)
  expect(await screen.findByRole('button', { name: texts.make(3) })).toHaveProperty('disabled', false)
  expect(screen.queryByRole('button', { name: texts.allAgain(3) })).toBeNull()
})

test('a file that Excel saved as Unicode text is read, a workbook and a large file are refused', async () => {
  standInServer({ [deskAddress.path]: known })
  show()
  await choose(Uint8Array.from(Buffer.from('\ufeffFiliaal één\t1017 XN\t42\r\n', 'utf16le')))
  expect(await screen.findByDisplayValue('Filiaal één')).toBeTruthy()
  await choose(Uint8Array.from([0x50, 0x4b, 0, 1]))
  expect(await screen.findByText(texts.notReadable)).toBeTruthy()
  await choose(new Uint8Array(1_000_001))
  expect(await screen.findByText(texts.tooLarge)).toBeTruthy()
  // The rows that were read before are still there.
  expect(screen.getByDisplayValue('Filiaal één')).toBeTruthy()
})

const address = {
  streetName: 'Frederiksplein',
  houseNumber: '42',
  houseNumberSuffix: 'A',
  zipCode: '1017 XN',
  city: 'Amsterdam',
}

test('columns and lines of which nothing was made are named', async () => {
  standInServer({ [deskAddress.path]: known })
  show()
  const list = 'Onze filialen\nNaam;Postcode;Huisnummer;Etage\nEen;1017 XN;42;2'
  await user.type(screen.getByLabelText(texts.list), list)
  await user.click(screen.getByRole('button', { name: texts.read }))
  await screen.findByText(/^Niet gelezen: kolom ‘Etage’/)
  screen.getByText(/^Boven de kolommen staat: Onze filialen/)
})

test('a part goes to the addresses of the other parts in one press, each with its own addition', async () => {
  standInServer({ [deskAddress.path]: known })
  const onAdd = vi.fn()
  show({
    onAdd,
    inQuote: [{ ...address, houseNumberSuffix: '' }],
    elsewhere: [{ name: 'Filiaal', address }],
  })
  await user.click(screen.getByRole('button', { name: texts.elsewhere(1) }))
  await user.click(await screen.findByRole('button', { name: texts.make(1) }))
  expect(onAdd).toHaveBeenCalledWith([{ name: 'Filiaal', address: { ...address, zipCode: '1017XN' } }])
})

test('an address that has such a part already is no row that can be added', async () => {
  standInServer({ [deskAddress.path]: known })
  show({ inQuote: [address] })
  await user.type(screen.getByLabelText(texts.list), '1017 XN 42 A')
  await user.click(screen.getByRole('button', { name: texts.read }))
  await screen.findByText(texts.twice)
})

test('where the line does not lie ready the row says why and is not ticked; ticked, it goes along', async () => {
  const line = fibre(1, 100)
  const at: Readonly<Record<string, NetworkRow>> = {
    '42': rows['on-net'],
    '44': rows['near-net'],
    '46': rows['no-net'],
    '48': rows.other,
  }
  standInServer({
    [deskAddress.path]: sent => {
      const { houseNumber } = JSON.parse(String(sent?.body)) as { houseNumber: string }
      const offered = [lineWithRow(line, at[houseNumber] ?? rows.other)]
      return Response.json({
        street: 'Frederiksplein',
        city: 'Amsterdam',
        isChecked: true,
        offered,
        lines: [],
      })
    },
  })
  const onAdd = vi.fn()
  show({ part: { title: 'Kantoor', mainLine: line }, onAdd })
  await user.type(
    screen.getByLabelText(texts.list),
    Object.keys(at)
      .map(number => `1017 XN;${number}`)
      .join('\n'),
  )
  await user.click(screen.getByRole('button', { name: texts.read }))
  await screen.findByText(texts.laterLeft(3))
  const boxes = () => screen.getAllByRole('checkbox').map(box => (box as HTMLInputElement).checked)
  // Those to look at come first.
  expect(boxes()).toEqual([false, false, false, true])
  const outcomes = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(outcomes.map(outcome => outcome?.replace(/^.*Amsterdam: /, ''))).toEqual([
    'Glasvezel dichtbij, graven nodig: 8 tot 12 weken, aanleg €\u00a0875,00',
    'Geen glasvezel mogelijk',
    'Mogelijkheden uitzoeken: in overleg, aanleg nog niet bekend',
    'Aangesloten op glasvezel',
  ])
  await user.click(screen.getByRole('checkbox', { name: texts.takeOf(3) }))
  await screen.findByText(texts.laterLeft(2))
  await user.click(screen.getByRole('button', { name: texts.make(2) }))
  expect(onAdd.mock.lastCall?.[0]).toMatchObject([
    { address: { houseNumber: '42' } },
    { address: { houseNumber: '46' } },
  ])
})
