// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fibreLine } from '../testing-offerings.ts'
import { AddOffering } from './add-offering.tsx'
import { draft, draw } from './testing-catalogue.tsx'

const line = fibreLine()

afterEach(cleanup)

const row = { ...line, deed: null }
const ofType = {
  internet: { rows: [row, { ...row, id: 13, name: 'Oude lijn', deed: 'ended' }], total: 2 },
  mobiel: { rows: [{ ...row, id: 21, name: 'Mobiel 5 GB', contractDuration: 1 }], total: 250 },
}

test('offers every product of the chosen type to begin with, and says how to find the others of many', async () => {
  const onAdded = vi.fn()
  const sent = draw(<AddOffering revisionId={draft.id} productType="internet" onAdded={onAdded} />, {
    aanbod: asked => {
      const type = asked.get('soort') as keyof typeof ofType | null
      return type ? { status: 200, body: ofType[type] } : { status: 201, body: { id: 22 } }
    },
  })
  await screen.findByRole('option', { name: 'Glasvezel 500, 36 maanden (12)' })
  expect(screen.queryByRole('option', { name: /Oude lijn/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Mobiel' }))
  await screen.findByRole('option', { name: 'Mobiel 5 GB, 1 maand (21)' })
  expect(screen.queryByRole('option', { name: /Glasvezel/ })).toBeNull()
  expect(screen.getByText(/druk daar op Kopie maken/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Begin met'), '21')
  await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }))
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledWith(22))
  expect(sent).toEqual([{ productType: 'mobiel', copyOf: 21, endsCopied: false }])
})
