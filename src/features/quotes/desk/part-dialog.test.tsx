// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { referenceLabels } from '../../details/label-texts.ts'
import { someAddress } from '../../details/testing-person.ts'
import { emptyDraft, type PartReferences } from '../part.ts'
import { partTexts } from '../texts-parts.ts'
import { PartDialog } from './part-dialog.tsx'
import { type TypedPart, typedPart } from './typed-draft.ts'

afterEach(cleanup)
const user = userEvent.setup()

function show(references?: PartReferences) {
  standInServer({})
  const onSaved = vi.fn<(part: TypedPart) => void>()
  const part = typedPart({
    ...emptyDraft,
    id: 'part-1',
    name: '',
    productType: 'cloud',
    address: someAddress,
    ...(references && { references }),
  })
  render(<PartDialog part={part} productType="cloud" onSaved={onSaved} onClose={vi.fn()} />)
  return onSaved
}
const field = (name: keyof PartReferences) => screen.getByLabelText(new RegExp(referenceLabels[name]))
const save = () => user.click(screen.getByRole('button', { name: partTexts.save }))

test('a part gets a purchase order number of its own, also the only one', async () => {
  const onSaved = show()
  await user.type(field('purchaseOrderNumber'), 'PO-1')
  await save()
  expect(onSaved.mock.lastCall?.[0].references).toEqual({ purchaseOrderNumber: 'PO-1', costCentre: '' })
})

test('a part without any has those of the whole quote', async () => {
  const onSaved = show({ purchaseOrderNumber: '', costCentre: 'K1' })
  await user.clear(field('costCentre'))
  await save()
  expect(onSaved.mock.lastCall?.[0].references).toBeUndefined()
})

test('a cost centre that is too long is refused at its field', async () => {
  const onSaved = show()
  await user.click(field('costCentre'))
  await user.paste('x'.repeat(51))
  await save()
  expect(field('costCentre').getAttribute('aria-invalid')).toBe('true')
  expect(onSaved).not.toHaveBeenCalled()
})
