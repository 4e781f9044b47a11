import { parseJson } from '../../common/parse-json.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const keyOf = (form: HTMLFormElement) => `formulier-${form.id}`
const isTickable = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)

/** Fields that a visitor fills in. Files cannot be saved, and hidden fields belong to the page. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ type, name }) => name !== '' && !/^(?:hidden|file|submit)$/.test(type),
  )

/**
 * Keeps what is typed in the forms of a page in the tab's own storage, as a reload would lose it, and gives it back; it is
 * forgotten when the form is emptied, which is when it has arrived. The address check keeps what is typed by itself.
 */
export function saveForms(storage: () => Storage) {
  try {
    for (const form of document.querySelectorAll<HTMLFormElement>('site-island form[id]'))
      putBack(form, storage())
  } catch {
    // Without storage there is nothing to put back, and nothing to keep.
    return
  }
  const act = (event: Event, what: (form: HTMLFormElement) => void) => {
    const form = (event.target as Element).closest<HTMLFormElement>('site-island form[id]')
    try {
      if (form) what(form)
    } catch {
      // Full: a reload loses what was typed since.
    }
  }
  document.addEventListener('input', event => act(event, form => keep(form, storage())))
  document.addEventListener('reset', event => act(event, form => storage().removeItem(keyOf(form))))
}

function keep(form: HTMLFormElement, storage: Storage) {
  const values = fieldsOf(form).map(field => (isTickable(field) ? field.checked : field.value))
  storage.setItem(keyOf(form), JSON.stringify(values))
}

function putBack(form: HTMLFormElement, storage: Storage) {
  const values = parseJson(storage.getItem(keyOf(form)) ?? '')
  const fields = fieldsOf(form)
  // Saved by another version of the form.
  if (!Array.isArray(values) || values.length !== fields.length) return
  for (const [index, field] of fields.entries()) {
    const value: unknown = values[index]
    if (isTickable(field)) field.checked = value === true
    else if (typeof value === 'string') field.value = value
  }
}
