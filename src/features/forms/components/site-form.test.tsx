// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteForms } from '../../../../content/site-forms.ts'
import { sessionCalls } from '../../../common/contract/session.ts'
import { commonTexts } from '../../../common/texts.ts'
import { type Answers, standInServer } from '../../../ui/forms/testing-server.ts'
import { formTexts, stepTexts } from '../../../ui/forms/texts.ts'
import { formCalls } from '../contract.ts'
import { type FormField, withGiven } from '../site-form.ts'
import SiteForm from './site-form.island.tsx'

const { captchaChallenge } = sessionCalls

const { universalForm: universal, ebookForm: ebook, securityCheckForm: securityCheck } = formCalls
const alerted = vi.fn()
const scrolled = vi.fn()
const problems = vi.spyOn(console, 'error')

beforeEach(() => {
  problems.mockReset()
  vi.stubGlobal('alert', alerted)
  vi.stubGlobal('scrollTo', scrolled)
})
afterEach(() => {
  alerted.mockClear()
  scrolled.mockClear()
  cleanup()
})

const user = userEvent.setup()

/** Shows a form of the website; `answers` are the server's. */
function show(id: string, answers: Answers, given: Readonly<Record<string, string>> = {}) {
  const found = siteForms[id]
  if (!found) throw new Error(`There is no form ${id}`)
  const form = { ...found, fields: withGiven(found.fields, given) }
  standInServer(answers)
  render(
    <SiteForm form={form} privacyPath="/privacy" advice="Bel 010" needsScripts="Alleen met JavaScript" />,
  )
  const element = screen.getByRole<HTMLFormElement>('form', { name: form.title })
  const button = element.querySelector<HTMLButtonElement>('[type=submit]') as HTMLButtonElement
  return { form, element, button }
}

/** Fills every required field with something that is right, step by step where there are steps, and sends it. */
async function fillInAndSend({ form, element, button }: ReturnType<typeof show>) {
  for (const { fields } of form.steps ?? [{ fields: form.fields.map(({ name }) => name) }]) {
    await fillIn(
      form.fields.filter(({ name }) => fields.includes(name)),
      element,
    )
    await user.click(button)
  }
}

async function fillIn(fields: readonly FormField[], element: HTMLFormElement) {
  for (const { name, kind, required, options, given } of fields) {
    const [input] = element.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)
    if (!input || !required || given !== undefined) continue
    if (kind === 'radio' || kind === 'checkbox') await user.click(input)
    else if (kind === 'select') await user.selectOptions(input, options?.[0] ?? '')
    else
      await user.type(
        input,
        { email: 'jan@jansen.example', tel: '0201234567', postcode: '1017xn' }[kind as string] ?? 'Jansen',
      )
  }
}

/** Description of a field. */
const describedBy = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

/** A busy machine takes its time for the captcha's work. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

/** The success or fail area with this title, once it shows. */
async function area(title: string) {
  const found = () => screen.getByText(title).closest<HTMLElement>('[tabindex]')
  await eventually(() => expect(found()?.hidden).toBe(false))
  return found()
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

/** Fields that the form posts once it is filled in. */
async function postedBy(shown: ReturnType<typeof show>) {
  const posted: FormData[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.body instanceof FormData) posted.push(init.body)
    return fetch(address, init)
  })
  await fillInAndSend(shown)
  await area(shown.form.success.title)
  return Object.fromEntries(posted[0] ?? [])
}

describe('a generic form', () => {
  test('posts each field with its kind and name, unticked boxes as false, and its subject and target', async () => {
    const shown = show('overstaphulp', { [universal.path]: json({ success: true }) })
    expect(await postedBy(shown)).toMatchObject({
      formId: 'overstaphulp',
      emailSubject: 'Aanvraag overstaphulp',
      emailTarget: 'service',
      naam: 'Jansen',
      'dataType[naam]': 'text',
      'dataPretty[naam]': 'Naam',
      nummers: 'false',
      'dataType[nummers]': 'checkbox',
      'dataPretty[nummers]': 'Nummers meenemen',
      'g-recaptcha-response': expect.stringMatching(/./),
    })
  })

  test('posts what its page answers itself without asking it', async () => {
    const shown = show('sollicitatie', { [universal.path]: json({ success: true }) }, { functie: 'Monteur' })
    expect(screen.queryByLabelText(/functie/)).toBe(null)
    expect(await postedBy(shown)).toMatchObject({
      functie: 'Monteur',
      'dataType[functie]': 'text',
      'dataPretty[functie]': 'Functie',
    })
  })

  test('is not shown with an answer to what it does not ask', () => {
    expect(() => withGiven(siteForms.sollicitatie?.fields ?? [], { funktie: 'Monteur' })).toThrow('funktie')
  })

  test('that arrives is emptied, says so, takes the focus there and renews its token', async () => {
    const shown = show('bel-mij-terug', { [universal.path]: json({ success: true }) })
    await fillInAndSend(shown)
    const success = await area('We bellen je')
    await eventually(() => expect(success).toBe(document.activeElement))
    expect(screen.getByLabelText('Naam')).toHaveProperty('value', '')
    const token = shown.element.querySelector<HTMLInputElement>('[name=_csrf]')
    await eventually(() => expect(token?.value).toBe('token'))
    expect(shown.button.disabled).toBe(false)
    expect(screen.getByLabelText<HTMLInputElement>('Naam').validationMessage).toBe('Vul je naam in')
  })

  test('is locked while it is on its way, and sent once', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>()
    const post = vi.fn(() => answered)
    const shown = show('bel-mij-terug', { [universal.path]: post })
    await fillInAndSend(shown)
    fireEvent.submit(shown.element)
    await eventually(() => expect(post).toHaveBeenCalled())
    expect(shown.element.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByLabelText('Naam').closest('fieldset')?.disabled).toBe(true)
    expect(shown.button.disabled).toBe(true)
    expect(shown.button.querySelector('svg, span:empty')).not.toBe(null)
    answer(Response.json({ success: true }))
    await area('We bellen je')
    expect(post).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['refused', json({ success: false }, 422), formTexts.failed],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch')), formTexts.notKnown],
  ])(
    'that is %s says so at the top of the page, keeps what was typed and can be sent again',
    async (_, answer, said) => {
      const answers: Answers = { [universal.path]: answer }
      const shown = show('bel-mij-terug', answers)
      await fillInAndSend(shown)
      const fail = await area(said)
      await eventually(() => expect(fail).toBe(document.activeElement))
      expect(scrolled).toHaveBeenCalledWith({ top: 0 })
      expect(fail?.dataset.atTop).toBe('true')
      expect(document.getElementById('bel-mij-terug-gelukt')?.hidden).toBe(true)
      expect(screen.getByLabelText('Naam')).toHaveProperty('value', 'Jansen')
      await user.click(screen.getByRole('link', { name: commonTexts.backToForm }))
      expect(fail?.dataset.atTop).toBe(undefined)
      answers[universal.path] = json({ success: true })
      await user.click(shown.button)
      await area('We bellen je')
      expect(fail?.hidden).toBe(true)
    },
  )

  test('whose failure stands at the top is put aside by its cross, and stands at the form then', async () => {
    const shown = show('bel-mij-terug', { [universal.path]: json({ success: false }, 422) })
    await fillInAndSend(shown)
    const fail = await area(formTexts.failed)
    await user.click(screen.getByRole('button', { name: commonTexts.close }))
    expect(fail?.dataset.atTop).toBe(undefined)
    expect(fail?.hidden).toBe(false)
    expect(shown.button.disabled).toBe(false)
  })

  test.each([
    ['nothing', () => new Response(null)],
    ['an empty object', json({})],
    ['words', json('ok')],
    ['a list', json([])],
  ])('that is answered with %s has failed, and its button comes back', async (_, answer) => {
    const shown = show('bel-mij-terug', { [universal.path]: answer })
    await fillInAndSend(shown)
    await area(formTexts.failed)
    expect(shown.button.disabled).toBe(false)
    expect(screen.getByLabelText('Naam').closest('fieldset')?.disabled).toBe(false)
  })

  test('that is not right says so at each field and above them all, and sends nothing', async () => {
    const post = vi.fn(json({ success: true }))
    const { button, element } = show('bel-mij-terug', { [universal.path]: post })
    await user.click(button)
    const summary = within(element).getByRole('alert')
    expect(summary).toBe(document.activeElement)
    const wrong = within(summary)
      .getAllByRole('link')
      .map(link => link.textContent)
    expect(wrong.slice(0, 2)).toEqual(['Vul je naam in', 'Vul je telefoonnummer in'])
    for (const words of wrong) expect(within(element).getAllByText(words ?? '')).toHaveLength(2)
    expect(describedBy(screen.getByLabelText('Naam'))).toBe('Vul je naam in')
    await user.click(within(summary).getByRole('link', { name: 'Vul je naam in' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Naam'))
    expect(post).not.toHaveBeenCalled()
  })

  test('takes what is mended out of its errors, with every key', async () => {
    const { button, element } = show('bel-mij-terug', {})
    await user.click(button)
    await user.type(screen.getByLabelText('Naam'), 'J')
    expect(within(element).queryByText('Vul je naam in')).toBe(null)
    await user.clear(screen.getByLabelText('Naam'))
    await user.type(screen.getByLabelText('Telefoonnummer'), '0201234567')
    expect(within(element).queryByText('Vul je telefoonnummer in')).toBe(null)
  })

  test('writes a phone number as the shop does once its field is left', async () => {
    show('bel-mij-terug', {})
    await user.type(screen.getByLabelText('Telefoonnummer'), '0201234567')
    await user.tab()
    expect(screen.getByLabelText('Telefoonnummer')).toHaveProperty('value', '020 123 45 67')
  })
})

describe('the ebook', () => {
  test('comes as a link to a file of this site in a new tab, in the place of the fields', async () => {
    vi.stubGlobal('location', new URL('https://shop.example/netwerk-en-security/nis2'))
    const answer = { submitFormResponse: { success: true }, downloadLink: '/downloads/nis2-ebook.pdf' }
    await fillInAndSend(show('nis2-ebook', { [ebook.path]: json(answer) }))
    const link = await screen.findByRole('link', { name: /Download het ebook/ }, { timeout: 30_000 })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([answer.downloadLink, '_blank'])
    expect(document.getElementById('nis2-ebook-velden')?.hidden).toBe(true)
    vi.unstubAllGlobals()
  })

  test('is never fetched from another site', async () => {
    const answer = { submitFormResponse: { success: true }, downloadLink: 'https://other.example/x.pdf' }
    await fillInAndSend(show('nis2-ebook', { [ebook.path]: json(answer) }))
    await area('Je ebook staat klaar')
    expect(screen.queryByRole('link', { name: /Download/ })).toBe(null)
  })

  test('that is not right leaves it to the browser to report, as specified', async () => {
    const { button, element } = show('nis2-ebook', {})
    const report = vi.spyOn(element, 'reportValidity')
    await user.click(button)
    expect(report).toHaveReturnedWith(false)
    expect(within(element).queryByRole('alert')).toBe(null)
    expect(describedBy(screen.getByLabelText('E-mailadres'))).toBe('Vul je e-mailadres in')
  })

  test('that does not arrive says so where the visitor is, and the form stays', async () => {
    const shown = show('nis2-ebook', { [ebook.path]: json({ submitFormResponse: { success: false } }, 422) })
    await fillInAndSend(shown)
    await area(formTexts.failed)
    expect(scrolled).not.toHaveBeenCalled()
    expect(document.getElementById('nis2-ebook-velden')?.hidden).toBe(false)
    expect(shown.button.disabled).toBe(false)
  })
})

test('the security check that fails says why to the letter, marked as English, and goes on in Dutch', async () => {
  await fillInAndSend(show('cyberveilig-check', { [securityCheck.path]: json({}, 503) }))
  const english = await screen.findByText('Network error: 503', {}, { timeout: 30_000 })
  expect(english.lang).toBe('en')
  expect(english.parentElement?.textContent).toMatch(/503 [A-Z].*(opnieuw|later)/)
})

describe('the captcha', () => {
  const noChallenge = { [captchaChallenge.path]: () => new Response(null, { status: 500 }) }

  test.each([
    ['nis2-ebook', 'Er is een fout opgetreden bij de reCAPTCHA-verificatie.'],
    ['cyberveilig-check', 'Verificatie mislukt. Probeer opnieuw.'],
    ['webinar', 'Verificatie mislukt. Probeer opnieuw.'],
  ])('that fails on %s sends nothing, says so to the letter and gives the button back', async (id, words) => {
    const shown = show(id, noChallenge)
    await fillInAndSend(shown)
    await eventually(() => expect(alerted.mock.calls).toEqual([[words]]))
    await eventually(() => expect(shown.button).toBe(document.activeElement))
    expect(screen.queryByText(formTexts.failed)?.closest('[hidden]')).not.toBe(null)
  })

  test('whose field is missing says so to the letter', async () => {
    const shown = show('webinar', {})
    shown.element.querySelector('[name="g-recaptcha-response"]')?.remove()
    await fillInAndSend(shown)
    await eventually(() =>
      expect(alerted.mock.calls).toEqual([['Er is een probleem met reCAPTCHA. Probeer het later opnieuw.']]),
    )
  })
})

describe('a form in steps', () => {
  const intoView = vi.fn()
  beforeEach(() => {
    intoView.mockClear()
    HTMLElement.prototype.scrollIntoView = intoView
  })
  const shownStep = () => screen.getByRole('heading', { level: 3 }).textContent
  const back = () => user.click(screen.getByRole('button', { name: stepTexts.previous }))
  const titles = (id: string) => siteForms[id]?.steps?.map(({ title }) => title) ?? []

  test.each(['cyberveilig-check', 'contractovername', 'keuzehulp'])(
    '%s asks each of its fields in one of them',
    id => {
      const asked = siteForms[id]?.steps?.flatMap(({ fields }) => fields)
      expect(asked).toEqual(siteForms[id]?.fields.map(({ name }) => name))
      expect(titles(id).length).toBeGreaterThan(2)
    },
  )

  test('hides the one it leaves, shows the next, and takes card and focus along', async () => {
    const { form, element, button } = show('contractovername', {})
    const [first = '', second = ''] = titles('contractovername')
    expect(shownStep()).toBe(first)
    expect(button.textContent).toBe(stepTexts.next)
    await fillIn(form.fields.slice(0, 1), element)
    await user.click(button)
    expect(shownStep()).toBe(second)
    expect(document.activeElement?.textContent).toBe(second)
    expect(intoView).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ block: 'start' }))
    await back()
    expect(shownStep()).toBe(first)
    expect(document.activeElement?.textContent).toBe(first)
    expect(screen.getByLabelText('Bedrijf dat het contract nu heeft')).toHaveProperty('value', 'Jansen')
  })

  test('stays at a step that is not right', async () => {
    const { element, button } = show('contractovername', {})
    await user.click(button)
    expect(shownStep()).toBe(titles('contractovername')[0])
    expect(within(element).getByRole('alert').textContent).toContain(
      'Vul het bedrijf in dat het contract nu heeft',
    )
    // Its errors come into sight; the card does not begin anew.
    expect(intoView).not.toHaveBeenCalledWith(expect.objectContaining({ block: 'start' }))
  })

  test('is sent whole from its last one, and begins anew', async () => {
    const post = vi.fn(json({ success: true }))
    const shown = show('contractovername', { [universal.path]: post })
    await fillInAndSend(shown)
    await area(shown.form.success.title)
    expect(post).toHaveBeenCalledTimes(1)
    expect(shownStep()).toBe(titles('contractovername')[0])
    await eventually(() => expect(document.activeElement?.textContent).toContain(shown.form.success.title))
  })

  test('says at its end what fits each answer, before anybody leaves a number', async () => {
    const { form, element, button } = show('keuzehulp', {})
    const questions = form.fields.filter(({ advice }) => advice)
    for (const field of questions) {
      await fillIn([field], element)
      await user.click(button)
    }
    expect(shownStep()).toBe(titles('keuzehulp').at(-1))
    const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
    const fitting = questions.map(({ advice }) => [advice?.[0]?.label, advice?.[0]?.to])
    expect(links).toEqual(expect.arrayContaining(fitting))
    expect(button.textContent).toBe(form.button)
  })
})
