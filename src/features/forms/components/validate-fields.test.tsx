// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { fieldTexts } from '../../../common/contract/field-texts.ts'
import type { FormField as Field } from '../site-form.ts'
import { FormField } from './form-steps.tsx'
import { validateFields } from './use-site-form.ts'

afterEach(cleanup)

const of = (field: Partial<Field> & Pick<Field, 'kind'>): Field => ({
  name: 'answer',
  label: 'Antwoord',
  required: true,
  ...field,
})

/** A form with this one field, which is typed or chosen, and the field as the page has it then. */
function judged(field: Field, typed: string | null) {
  const { container } = render(
    <form>
      <FormField formId="f" field={field} />
    </form>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  const input = form.querySelector('[name=answer]') as HTMLInputElement
  if (typed !== null) fireEvent.input(input, { target: { value: typed } })
  validateFields(form, [field])
  return { form, input }
}

describe('the browser says in the words of the contract', () => {
  test.each([
    [of({ kind: 'text' }), '', 'Vul je antwoord in'],
    [of({ kind: 'text' }), ' ', 'Vul je antwoord in'],
    [of({ kind: 'email' }), 'jan@jansen', 'Ongeldig e-mailadres'],
    [of({ kind: 'tel' }), '12', 'Vul een geldig telefoonnummer in, bijvoorbeeld 020 123 45 67'],
    [of({ kind: 'tel' }), '020 123 45 67 toestel 12', fieldTexts.phoneExtension],
    [
      of({ kind: 'tel', required: false }),
      '12',
      'Vul een geldig telefoonnummer in, bijvoorbeeld 020 123 45 67',
    ],
    [of({ kind: 'postcode' }), '0123 AB', 'Vul een geldige postcode in, bijvoorbeeld 1234 AB'],
    [of({ kind: 'textarea' }), '', 'Vul je antwoord in'],
    [of({ kind: 'text', label: 'Je huidige aanbieder' }), '', 'Vul je huidige aanbieder in'],
    [of({ kind: 'textarea', label: 'Wat wil je?' }), '', 'Wat wil je? Vul dit in'],
    [of({ kind: 'text', missing: 'Vul hun naam in' }), '', 'Vul hun naam in'],
    [of({ kind: 'select', options: ['Ja', 'Nee'] }), '', 'Antwoord: maak een keuze'],
    [of({ kind: 'select', label: 'Wat wil je?', options: ['Dit'] }), '', 'Wat wil je? Maak een keuze'],
  ])('what is wrong: %#', (field, typed, message) => {
    const { input } = judged(field, typed)
    expect(input.validationMessage).toBe(message)
  })

  test.each([
    [of({ kind: 'text' }), 'Jansen'],
    [of({ kind: 'email' }), 'jan@jansen.example'],
    [of({ kind: 'tel' }), '+31 (0)20 123 45 67'],
    [of({ kind: 'tel', required: false }), ''],
    [of({ kind: 'postcode' }), '1017xn'],
    [of({ kind: 'textarea' }), 'Twee\nregels'],
    [of({ kind: 'select', options: ['Ja', 'Nee'] }), 'Nee'],
    [of({ kind: 'select', options: ['Ja'], required: false }), ''],
  ])('nothing about what is right: %#', (field, typed) => {
    const { input } = judged(field, typed)
    expect(input.validationMessage).toBe('')
  })

  test.each(['radio', 'checkbox'] as const)('what must be chosen, until it is: %s', kind => {
    const field = of({ kind, options: ['Ja', 'Nee'] })
    const { form, input } = judged(field, null)
    expect(input.validationMessage).not.toBe('')
    input.checked = true
    validateFields(form, [field])
    expect(input.validationMessage).toBe('')
  })
})
