// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { storedDraft } from '../../desk/components/versioned/stored-draft.ts'
import { offeringDraft } from '../components/offering-draft.ts'
import type { OfferingPage } from '../desk-schemas.ts'
import { fibreLine } from '../testing-offerings.ts'
import { offeringTexts as texts } from '../texts-desk.ts'
import { OfferingForm } from './offering-form.tsx'
import { draft, draw } from './testing-catalogue.tsx'

const line = fibreLine()

const [noor, piet] = ['noor', 'piet']
const kept = storedDraft(noor, offeringDraft(draft.id, line.id))

afterEach(() => {
  cleanup()
  kept.drop()
})

const page: OfferingPage = {
  revision: draft,
  before: line,
  after: line,
  version: 2,
  meanwhile: null,
  problems: [],
  history: [],
  addresses: null,
  pictures: [],
  unusedId: 900,
}

type Answer = Parameters<typeof draw>[1][string]

function open(answer: Answer, shown: Partial<OfferingPage> = {}, staffId = noor) {
  const sent = draw(
    <OfferingForm
      page={{ ...page, ...shown }}
      offering={shown.after ?? line}
      isEdited
      restores
      onNewer={async () => 3}
    />,
    { 'aanbod/12': answer },
    staffId,
  )
  return { sent }
}

const done: Answer = () => ({ status: 204 })

const price = () => screen.getByLabelText('Prijs') as HTMLInputElement
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))

test('stores what was typed, over the version that was seen, and then over its own', async () => {
  const { sent } = open(done)
  await type(price(), '39,95')
  await save()
  await vi.waitFor(() => expect(price().value).toBe('39,95'))
  expect(sent).toEqual([{ version: 2, over: line, offering: { ...line, priceInCents: 3995 } }])
  await vi.waitFor(() => expect(kept.read()).toBeNull())
  expect(screen.getByText('Opgeslagen')).toBeTruthy()
  await type(price(), '40')
  expect(screen.queryByText('Opgeslagen')).toBeNull()
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({
    version: 3,
    over: { ...line, priceInCents: 3995 },
    offering: { ...line, priceInCents: 4000 },
  })
})

test('takes the exit rule and the percentage, and none again', async () => {
  const { sent } = open(done)
  const rule = screen.getByLabelText('Opzegregel')
  const share = screen.getByLabelText('Kosten bij eerder stoppen in %')
  await userEvent.selectOptions(rule, 'Cloud (Dataverordening)')
  await type(share, '101')
  await save()
  expect((await screen.findAllByText(texts.exitPercentage)).length).toBeGreaterThan(0)
  await type(share, '40')
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const confirmed = { ...line, exitRule: 'cloud', exitPercentage: 40 }
  expect(sent).toMatchObject([{ offering: confirmed }])
  await screen.findByText('Opgeslagen')
  await userEvent.selectOptions(rule, 'Volgens de soort')
  await userEvent.clear(share)
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ over: confirmed, offering: line })
})

test('says at the field what is wrong and sends nothing', async () => {
  const { sent } = open(done)
  await type(price(), 'veel')
  await save()
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByText('“veel” is geen bedrag in euro’s, zoals 12,50')).toBeTruthy()
  expect(price().getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('keeps what a line means once it was sold, and lets it be typed before', () => {
  open(done)
  expect(screen.queryByLabelText('Looptijd in maanden')).toBeNull()
  expect(screen.getAllByText(/Maak een opvolger om ze/)).not.toHaveLength(0)
  cleanup()
  open(done, { before: null })
  expect((screen.getByLabelText('Looptijd in maanden') as HTMLInputElement).value).toBe('36')
})

test('restores what was typed before the page was loaded again', async () => {
  open(done)
  await type(price(), '41')
  cleanup()
  open(done)
  expect(price().value).toBe('41')
  expect(screen.getByText(/Het staat er weer/)).toBeTruthy()
})

const faster: Answer = () => ({
  status: 409,
  body: {
    message: 'Een collega heeft dit intussen veranderd.',
    code: 'changed-meanwhile',
    version: 5,
    theirs: { ...line, priceInCents: 4100, name: 'Glasvezel 500 Plus' },
    changedBy: 'Piet',
  },
})

const newest = { ...line, priceInCents: 4100, name: 'Glasvezel 500 Plus' }

const conflict = () => screen.findByRole('region', { name: 'Een collega was je voor' })
/** The field with all that stands at it. */
const around = (field: HTMLElement) => within(field.closest('div') as HTMLElement)

test('puts the newest version under what was typed where a colleague was faster, and says at the field what both changed', async () => {
  let answer = faster
  const { sent } = open(asked => answer(asked))
  await type(price(), '39,95')
  await save()
  const met = await conflict()
  expect(within(met).getByText(/heeft Piet dit veranderd/)).toBeTruthy()
  expect(within(met).getByRole('row', { name: 'Prijs 42,50 39,95 41,00' })).toBeTruthy()
  expect(
    within(met).getByRole('row', { name: 'Naam Glasvezel 500 niet veranderd Glasvezel 500 Plus' }),
  ).toBeTruthy()
  expect(price().value).toBe('39,95')
  const name = screen.getByLabelText('Naam') as HTMLInputElement
  expect(name.value).toBe('Glasvezel 500 Plus')
  expect(around(price()).getByText('Piet maakte hiervan: 41,00')).toBeTruthy()
  expect(around(name).queryByText(/maakte hiervan/)).toBeNull()
  answer = done
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ version: 5, over: newest, offering: { ...newest, priceInCents: 3995 } })
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Een collega was je voor' })).toBeNull())
})

test('takes the value of the colleague over at one field', async () => {
  open(faster)
  await type(price(), '39,95')
  await save()
  await conflict()
  await userEvent.click(screen.getByRole('button', { name: 'Prijs overnemen' }))
  expect(price().value).toBe('41,00')
  expect(around(price()).queryByText(/maakte hiervan/)).toBeNull()
  expect(kept.read()?.typed).toMatchObject({ priceInCents: '41,00' })
})

test.each([
  ['another version', { version: 5, after: newest }],
  ['no change yet, of an offering that another revision changed', { version: 2, after: newest }],
])('says at once that a draft is of an earlier version: there is %s', async (_what, shown) => {
  open(done)
  await type(price(), '39,95')
  cleanup()
  const { sent } = open(done, shown)
  await conflict()
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    version: shown.version,
    over: newest,
    offering: { ...newest, priceInCents: 3995 },
  })
})

test('keeps what was typed over a product that a colleague ended', async () => {
  const { sent } = open(() => ({
    status: 409,
    body: { message: 'Een collega was je voor.', code: 'changed-meanwhile', version: 5, theirs: null },
  }))
  await type(price(), '39,95')
  await save()
  expect(within(await conflict()).getByText(/liet dit product vervallen/)).toBeTruthy()
  expect(price().value).toBe('39,95')
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ version: 5, offering: { priceInCents: 3995 } })
})

test('shows the next colleague on this browser nothing of what was typed', async () => {
  open(done)
  await type(price(), '41')
  cleanup()
  open(done, {}, piet)
  expect(price().value).toBe('42,50')
  expect(screen.queryByText(/Het staat er weer/)).toBeNull()
  cleanup()
  open(done)
  expect(price().value).toBe('41')
})

test('gives up what was typed when it is begun again', async () => {
  const { sent } = open(faster)
  await type(price(), '39,95')
  await save()
  await conflict()
  await userEvent.click(screen.getByRole('button', { name: 'Begin opnieuw' }))
  expect(price().value).toBe('41,00')
  expect(kept.read()).toBeNull()
  expect(sent).toHaveLength(1)
})
