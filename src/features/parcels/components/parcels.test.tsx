// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { caseOnScreen, partOfCase } from '../../cases/components/testing-shown.tsx'
import { casePath } from '../../cases/contract.ts'
import type { DeskParcel } from '../contract-desk.ts'
import { parcelFieldTexts, parcelRefusals } from '../texts.ts'
import { deskParcelTexts as texts } from '../texts-desk.ts'
import { ParcelList } from './parcel-list.tsx'
import { Parcels } from './parcels.tsx'

afterEach(cleanup)
const user = userEvent.setup()

const parcel: DeskParcel = {
  id: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  carrier: 'postnl',
  code: '3SABC123456',
  link: '',
  follow: 'https://jouw.postnl.nl/track-and-trace/3SABC123456-NL-1017XN',
}

const show = (parcels: readonly DeskParcel[], mayWork = true) =>
  render(partOfCase(<Parcels parcels={parcels} mayWrite={mayWork} />, { mayWork }))

test('a parcel is written down, with a link for a carrier that has no address by rule', async () => {
  const bodies: unknown[] = []
  const answer = vi.fn(() => new Response(null, { status: 204 }))
  standInServer({ [casePath(caseOnScreen.number, 'pakket')]: answer }, bodies)
  show([])
  await user.click(await screen.findByRole('button', { name: texts.add }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText(parcelFieldTexts.link)).toBeNull()
  await user.selectOptions(dialog.getByLabelText(parcelFieldTexts.carrier), 'other')
  await user.type(dialog.getByLabelText(parcelFieldTexts.code), 'koerier 42')
  await user.type(await dialog.findByLabelText(parcelFieldTexts.link), 'https://koerier.example')
  await user.click(dialog.getByRole('button', { name: texts.add }))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  expect(bodies).toContainEqual(
    expect.objectContaining({
      parcel: null,
      carrier: 'other',
      code: 'KOERIER42',
      link: 'https://koerier.example',
      mail: true,
    }),
  )
})

test('what is wrong with the code and with the link is said at each of them at once', async () => {
  show([])
  await user.click(await screen.findByRole('button', { name: texts.add }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText(parcelFieldTexts.carrier), 'other')
  const errors = () =>
    [parcelFieldTexts.code, parcelFieldTexts.link].map(label =>
      dialog.getByLabelText(label).getAttribute('aria-describedby')?.includes('error'),
    )
  await user.click(dialog.getByRole('button', { name: texts.add }))
  await vi.waitFor(() => expect(errors()).toEqual([true, true]))
  await user.type(dialog.getByLabelText(parcelFieldTexts.code), '1/2')
  await user.type(dialog.getByLabelText(parcelFieldTexts.link), 'http://koerier.example')
  await user.click(dialog.getByRole('button', { name: texts.add }))
  expect(errors()).toEqual([true, true])
  expect(dialog.getAllByText(parcelRefusals.wrongLink).length).toBeGreaterThan(0)
})

test('who may only read sees the parcels and no button', async () => {
  show([parcel], false)
  expect((await screen.findByRole('link', { name: /3SABC123456/ })).getAttribute('href')).toBe(parcel.follow)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a customer follows a parcel on a page that learns nothing of where he came from', () => {
  render(<ParcelList parcels={[{ carrier: 'PostNL', code: parcel.code, link: parcel.follow }]} />)
  const link = screen.getByRole('link', { name: /^Volg je pakket bij PostNL/ })
  expect(link.getAttribute('rel')).toBe('noreferrer')
  expect(link.getAttribute('href')).toBe(parcel.follow)
})

test('parcels that are followed on one page stand apart by their codes', () => {
  const complaint = vi.spyOn(console, 'error')
  const link = 'https://koerier.example/volg'
  render(<ParcelList parcels={['KOERIER42', 'KOERIER43'].map(code => ({ carrier: null, code, link }))} />)
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(complaint).not.toHaveBeenCalled()
})
