// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { lostAnswerTexts } from '../../api/texts.ts'
import {
  emailField,
  optionalText,
  phoneField,
  postcodeField,
  requiredText,
} from '../../common/contract/fields.ts'
import { Checkbox } from '../kit/checkbox.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { SelectField } from '../kit/select-field.tsx'
import { TextField } from '../kit/text-field.tsx'
import { Form, Group, LeaveButton, SubmitButton } from './form.tsx'
import type { Outcome } from './submit.ts'
import { useContractForm } from './use-contract-form.ts'

const Visit = z.object({
  name: requiredText('Naam'),
  contact: z.object({ email: emailField, phone: phoneField }),
  postcode: postcodeField,
  note: optionalText('Opmerking'),
  agreed: z.boolean(),
})
type Visit = z.infer<typeof Visit>

const typed = {
  name: 'Noor',
  contact: { email: 'noor@bakker.example', phone: '0201234567' },
  postcode: '1017xn',
  note: '',
  agreed: false,
}

const sendChoices = vi.fn<(values: unknown) => Promise<Outcome<string>>>()
const send = vi.fn<(values: Visit, action: string) => Promise<Outcome<string>>>()
const onTaken = vi.fn()
beforeEach(() => {
  vi.resetAllMocks()
})
afterEach(cleanup)

function VisitForm({ initial = typed }: { initial?: typeof typed }) {
  const form = useContractForm({ schema: Visit, initial, send, onTaken })
  const { field, control } = form
  return (
    <Form
      form={form}
      failed={{ title: 'Niet verstuurd', advice: 'Alles staat er nog.' }}
      actions={
        <>
          <SubmitButton>Versturen</SubmitButton>
          <SubmitButton action="later">Bewaren</SubmitButton>
          <LeaveButton onClick={() => undefined}>Annuleren</LeaveButton>
        </>
      }
    >
      <Group legend="Jij">
        <TextField {...field('name')} />
        <TextField {...field('contact.email')} />
        <TextField {...field('contact.phone')} />
        <TextField {...field('postcode')} />
        <TextField {...field('note')} />
        <Checkbox {...control('agreed')} label="Akkoord" />
      </Group>
    </Form>
  )
}

const Choices = z.object({
  term: requiredText('Looptijd'),
  gender: requiredText('Aanhef'),
  agreed: z.boolean(),
})

/** A form of what is chosen and ticked. */
function ChoiceForm() {
  const initial = { term: '', gender: 'MALE', agreed: false }
  const form = useContractForm({ schema: Choices, initial, send: sendChoices, onTaken })
  const options = [
    { value: 'MALE', label: 'Dhr.' },
    { value: 'FEMALE', label: 'Mevr.' },
  ]
  return (
    <Form form={form} actions={<SubmitButton>Versturen</SubmitButton>}>
      <SelectField
        {...form.field('term')}
        placeholder="Kies"
        options={[{ value: '36', label: '36 maanden' }]}
      />
      <RadioGroup {...form.control('gender')} legend="Aanhef" options={options} />
      <Checkbox {...form.control('agreed')} label="Akkoord" />
    </Form>
  )
}

/** A form that does not show every field of its schema, as one whose blocks are folded. */
function NameForm() {
  const form = useContractForm({ schema: Visit, initial: { ...typed, postcode: '99' }, send, onTaken })
  return (
    <Form form={form} actions={<SubmitButton>Versturen</SubmitButton>}>
      <TextField {...form.field('name')} />
    </Form>
  )
}

const user = userEvent.setup()
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const input = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const summary = () => within(screen.getByRole('alert'))

/** A call that answers when it is told to. */
function pendingSend() {
  const { promise, resolve } = Promise.withResolvers<Outcome<string>>()
  send.mockReturnValue(promise)
  return resolve
}

test('label, keyboard, marks and writing of a field come from its schema', () => {
  render(<VisitForm />)
  expect(input('E-mailadres')).toMatchObject({ type: 'email', autocomplete: 'email' })
  expect(input('Telefoonnummer')).toMatchObject({ type: 'tel', value: '020 123 45 67' })
  expect(input('Postcode')).toMatchObject({ value: '1017 XN' })
  expect(input('Opmerking (optioneel)').value).toBe('')
})

test('an answer that makes no sense is said as one that was lost, and the button comes back', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  send.mockRejectedValue(new TypeError('Cannot read properties of null'))
  render(<VisitForm />)
  await user.click(button('Versturen'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(lostAnswerTexts.title))
  expect(button('Versturen').getAttribute('aria-busy')).not.toBe('true')
  expect(input('Naam').closest('fieldset')?.disabled).toBe(false)
  expect(onTaken).not.toHaveBeenCalled()
})

test('a field is written as the shop writes it once it is left', async () => {
  render(<VisitForm />)
  await user.clear(input('Postcode'))
  await user.type(input('Postcode'), '2611cc')
  expect(input('Postcode').value).toBe('2611cc')
  await user.tab()
  expect(input('Postcode').value).toBe('2611 CC')
})

test('what is sent is what the schema makes of it, with the button that was pressed', async () => {
  send.mockResolvedValue({ kind: 'taken', data: 'number 1' })
  render(<VisitForm />)
  await user.click(button('Bewaren'))
  const values = { ...typed, contact: { ...typed.contact, phone: '020 123 45 67' }, postcode: '1017XN' }
  expect(send).toHaveBeenCalledExactlyOnceWith(values, 'later')
  expect(onTaken).toHaveBeenCalledExactlyOnceWith('number 1', values)
})

test('what is wrong stands in the summary in the order of the page, with the focus, and at the fields', async () => {
  render(<VisitForm initial={{ ...typed, name: '', contact: { email: 'x', phone: '' } }} />)
  await user.click(button('Versturen'))
  expect(send).not.toHaveBeenCalled()
  const alert = await screen.findByRole('alert')
  expect(document.activeElement).toBe(alert)
  expect(
    summary()
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Vul je naam in', 'Ongeldig e-mailadres', 'Vul je telefoonnummer in'])
  expect(input('E-mailadres').getAttribute('aria-invalid')).toBe('true')
  await user.click(summary().getByRole('link', { name: 'Ongeldig e-mailadres' }))
  expect(document.activeElement).toBe(input('E-mailadres'))
})

test('what is mended leaves the summary, and the summary goes with the last of it', async () => {
  render(<VisitForm initial={{ ...typed, name: '', contact: { email: 'x', phone: typed.contact.phone } }} />)
  await user.click(button('Versturen'))
  await screen.findByRole('alert')
  await user.type(input('Naam'), 'Noor')
  expect(summary().queryByRole('link', { name: 'Vul je naam in' })).toBeNull()
  await user.clear(input('E-mailadres'))
  await screen.findByRole('link', { name: 'Vul je e-mailadres in' })
  await user.type(input('E-mailadres'), typed.contact.email)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('while it is sent the fields are out of use, nothing is sent twice and the focus waits at the button', async () => {
  const answer = pendingSend()
  render(<VisitForm />)
  await user.click(input('Naam'))
  await user.keyboard('{Enter}')
  expect(input('Naam').closest('fieldset')?.disabled).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(button('Versturen')))
  expect(button('Versturen').getAttribute('aria-busy')).toBe('true')
  expect([button('Bewaren').disabled, button('Annuleren').disabled]).toEqual([true, true])
  fireEvent.submit(button('Versturen').form as HTMLFormElement)
  await user.click(button('Versturen'))
  answer({ kind: 'failed', message: 'De server is weg.' })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Niet verstuurdDe server is weg. Alles staat er nog.',
  )
  expect(send).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.activeElement).toBe(input('Naam')))
  expect(input('Naam').value).toBe('Noor')
})

test('what failed is sent again by the same button, and the failure goes', async () => {
  send.mockResolvedValueOnce({ kind: 'failed', message: 'De server is weg.' })
  send.mockResolvedValueOnce({ kind: 'taken', data: 'number 2' })
  render(<VisitForm />)
  await user.click(button('Versturen'))
  await screen.findByText(/De server is weg/)
  expect(document.activeElement).toBe(button('Versturen'))
  await user.click(button('Versturen'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onTaken).toHaveBeenCalledExactlyOnceWith('number 2', expect.anything())
})

test('what the server does not take stands at its field until it is typed in, with what it says of the whole', async () => {
  send.mockResolvedValue({
    kind: 'refused',
    errors: { 'contact.phone': { message: 'Dit nummer kunnen we niet bellen.' } },
    title: 'Er is iets',
    message: 'Kijk nog eens.',
  })
  render(<VisitForm />)
  await user.click(button('Versturen'))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Er is ietsKijk nog eens.Dit nummer kunnen we niet bellen.',
  )
  expect(input('Telefoonnummer').getAttribute('aria-describedby')).toBe('contact.phone-error')
  await user.type(input('Telefoonnummer'), '{Backspace}8')
  expect(input('Telefoonnummer').getAttribute('aria-describedby')).toBeNull()
})

test('a refusal that blames no field of the form is said of the whole', async () => {
  send.mockResolvedValue({ kind: 'refused', errors: { resellerId: { message: 'Die kennen we niet.' } } })
  render(<VisitForm />)
  await user.click(button('Versturen'))
  expect((await screen.findByRole('alert')).textContent).toContain('Die kennen we niet.')
})

test('what is wrong where nothing shows is said of the whole, so that no press does nothing', async () => {
  render(<NameForm />)
  await user.click(button('Versturen'))
  expect((await screen.findByRole('alert')).textContent).toContain('Vul een geldige postcode in')
  expect(send).not.toHaveBeenCalled()
})

test('an error that comes of leaving a field waits for the press that left it, so that nothing moves under the pointer', async () => {
  render(<VisitForm initial={{ ...typed, name: '' }} />)
  await user.click(input('Naam'))
  const box = screen.getByRole('checkbox')
  await user.pointer({ keys: '[MouseLeft>]', target: box })
  expect(document.activeElement).toBe(box)
  await act(async () => undefined)
  expect(screen.queryByText('Vul je naam in')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: box })
  await screen.findByText('Vul je naam in')
  expect(screen.getByRole('checkbox')).toMatchObject({ checked: true })
})

test('by keyboard the error comes at once', async () => {
  render(<VisitForm initial={{ ...typed, name: '' }} />)
  input('Naam').focus()
  await user.tab()
  await screen.findByText('Vul je naam in')
})

test.each([
  ['the button', () => user.click(button('Versturen'))],
  ['the form by itself', async () => fireEvent.submit(button('Versturen').form as HTMLFormElement)],
])('what is chosen and ticked without an event is sent by %s as it stands there', async (_by, sendIt) => {
  sendChoices.mockResolvedValue({ kind: 'taken', data: 'number 3' })
  render(<ChoiceForm />)
  screen.getByRole<HTMLSelectElement>('combobox').value = '36'
  screen.getByRole<HTMLInputElement>('radio', { name: 'Mevr.' }).checked = true
  screen.getByRole<HTMLInputElement>('checkbox').checked = true
  await sendIt()
  await waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
  expect(sendChoices.mock.calls[0]?.[0]).toEqual({ term: '36', gender: 'FEMALE', agreed: true })
})

test('what is unticked without an event is sent unticked', async () => {
  send.mockResolvedValue({ kind: 'taken', data: 'number 4' })
  render(<VisitForm initial={{ ...typed, agreed: true }} />)
  screen.getByRole<HTMLInputElement>('checkbox').checked = false
  fireEvent.submit(button('Versturen').form as HTMLFormElement)
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toMatchObject({ agreed: false })
})
