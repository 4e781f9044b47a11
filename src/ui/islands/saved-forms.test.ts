// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveForms } from './saved-forms.ts'

const page = `<site-island><form id="contact">
  <input type="hidden" name="_csrf" value="token">
  <input name="naam">
  <textarea name="vraag"></textarea>
  <select name="dienst"><option value=""></option><option value="internet">Internet</option></select>
  <input type="radio" name="kanaal" value="mail"><input type="radio" name="kanaal" value="telefoon">
  <input type="checkbox" name="akkoord" value="true">
  <input type="file" name="cv">
</form></site-island>`

const load = () => {
  document.body.innerHTML = page
  saveForms(() => sessionStorage)
  return document.querySelector('form') as HTMLFormElement
}
const shown = () =>
  [...new FormData(document.querySelector('form') as HTMLFormElement)].filter(([name]) => name !== 'cv')
const fillIn = (form: HTMLFormElement) => {
  fireEvent.input(form.querySelector('[name=naam]') as Element, { target: { value: 'Jansen' } })
  fireEvent.input(form.querySelector('textarea') as Element, { target: { value: 'Kan het morgen?' } })
  fireEvent.input(form.querySelector('select') as Element, { target: { value: 'internet' } })
  for (const box of form.querySelectorAll<HTMLInputElement>('[value=telefoon], [name=akkoord]')) {
    box.checked = true
    fireEvent.input(box)
  }
}
const typed = [
  ['_csrf', 'token'],
  ['naam', 'Jansen'],
  ['vraag', 'Kan het morgen?'],
  ['dienst', 'internet'],
  ['kanaal', 'telefoon'],
  ['akkoord', 'true'],
]

beforeEach(() => sessionStorage.clear())

test('what was typed, chosen and ticked is there after a reload', () => {
  fillIn(load())
  load()
  expect(shown()).toEqual(typed)
  expect(JSON.stringify(Object.values({ ...sessionStorage }))).not.toContain('token')
})

test('what has arrived is forgotten', () => {
  const form = load()
  fillIn(form)
  form.reset()
  load()
  expect(shown()).toContainEqual(['naam', ''])
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', '["te", "kort"]', '{"naam":"Jansen"}'])('%s in the storage changes nothing', stored => {
  sessionStorage.setItem('formulier-contact', stored)
  load()
  expect(shown()).toContainEqual(['naam', ''])
})

test('without storage the form is as it is', () => {
  const refused = vi.fn(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  document.body.innerHTML = page
  saveForms(refused)
  fillIn(document.querySelector('form') as HTMLFormElement)
  expect(shown()).toEqual(typed)
})
