// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { checkCalls } from '../contract.ts'
import { nameTexts } from '../texts.ts'
import { NameField } from './name-field.tsx'

const asked = vi.fn<(name: string) => string | null>()
const user = userEvent.setup()
afterEach(() => {
  cleanup()
  asked.mockReset()
  vi.unstubAllGlobals()
})

function field() {
  standInServer({
    [checkCalls.nameInDocuments.path]: sent => {
      const name = asked(JSON.parse(String(sent?.body)).name)
      return name === null ? Response.json({}, { status: 503 }) : Response.json({ name })
    },
  })
  render(<NameField name="companyName" label="Organisatie" hint="Zoals bij KVK" />)
  return screen.getByRole('textbox', { name: 'Organisatie' })
}

it('says how documents write a name in other letters, which stays as typed', async () => {
  asked.mockReturnValue('HanZi B.V.')
  const input = field()
  await user.type(input, '漢字 B.V.')
  await user.tab()
  await screen.findByText(new RegExp(nameTexts.inDocuments('HanZi B.V.')))
  expect(input).toHaveProperty('value', '漢字 B.V.')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    nameTexts.inDocuments('HanZi B.V.'),
  )
  expect(screen.getByText(/Zoals bij KVK/)).toBeTruthy()
})

it('says so no more once the name is another', async () => {
  asked.mockReturnValue('HanZi')
  const input = field()
  await user.type(input, '漢字')
  await user.tab()
  await screen.findByText(new RegExp(nameTexts.inDocuments('HanZi')))
  await user.clear(input)
  await user.type(input, "'t Koetshuis")
  await user.tab()
  expect(screen.queryByText(new RegExp(nameTexts.inDocuments('HanZi')))).toBe(null)
  expect(asked).toHaveBeenCalledTimes(1)
})

it.each(["'t Koetshuis d'Artagnan", 'Ελληνικά ΕΠΕ', 'Българска Храна', 'Ľubomír & Zoë – €'])(
  'asks nobody about %s',
  async name => {
    const input = field()
    await user.type(input, name)
    await user.tab()
    expect(asked).not.toHaveBeenCalled()
  },
)

it('says nothing while nobody can tell', async () => {
  asked.mockReturnValue(null)
  const input = field()
  await user.type(input, '漢字')
  await user.tab()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByText(new RegExp(nameTexts.inDocuments('')))).toBe(null)
})
