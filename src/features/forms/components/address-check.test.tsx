// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionCalls } from '../../../common/contract/session.ts'
import { commonTexts } from '../../../common/texts.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { addressCheckTexts, addressFormTexts } from '../../addresses/texts.ts'
import AddressCheck from './address-check.island.tsx'

const { captchaChallenge } = sessionCalls

const submitted = vi.fn((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))
const alerted = vi.fn()
const user = userEvent.setup()

beforeEach(() => {
  standInServer({})
  vi.stubGlobal('alert', alerted)
  HTMLFormElement.prototype.submit = function () {
    submitted(this)
  }
})
afterEach(() => {
  submitted.mockClear()
  alerted.mockClear()
  sessionStorage.clear()
  cleanup()
})

const show = () => render(<AddressCheck page="/voip" titleId="titel" needsScripts="Alleen met JavaScript" />)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check je adres' })
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

async function check(postcode: string, number: string) {
  await user.type(field('Postcode'), postcode)
  await user.type(field('Huisnummer'), number)
  await user.click(button())
  await eventually(() => expect(submitted).toHaveBeenCalled())
}

/** The page again, to which the server led back with this query. */
async function backWith(query: string) {
  cleanup()
  submitted.mockClear()
  history.replaceState(null, '', `/voip?${query}#adrescheck`)
  show()
  await eventually(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
}

describe('the address check of the website', () => {
  test('submits normally, once, with its page, a captcha token and the session token', async () => {
    show()
    await check('2611cc', '12')
    fireEvent.submit(button().closest('form') as HTMLFormElement)
    expect(submitted.mock.results.map(({ value }) => value)).toEqual([
      {
        page: '/voip',
        zipCode: '2611 CC',
        housenumber: '12',
        housenumber_extension: '',
        _csrf: 'token',
        'g-recaptcha-response': expect.stringMatching(/./),
      },
    ])
    expect(button().disabled).toBe(true)
  })

  test('that is not filled in says so at the first field that is empty, and sends nothing', async () => {
    show()
    await user.type(field('Postcode'), '2611cc')
    await user.click(button())
    expect(screen.getByRole('alert').textContent).toBe(addressFormTexts.missing)
    expect(document.activeElement).toBe(field('Huisnummer'))
    expect(field('Huisnummer').getAttribute('aria-invalid')).toBe('true')
    expect(submitted).not.toHaveBeenCalled()
    await user.type(field('Huisnummer'), '12')
    await user.click(button())
    await eventually(() => expect(submitted).toHaveBeenCalled())
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test.each([
    ['Huisnummer', '42 achterhuis', 'Huisnummer mag uit hoogstens 10 tekens bestaan'],
    ['Toevoeging (optioneel)', 'tweede verdieping', 'Toevoeging mag uit hoogstens 12 tekens bestaan'],
    ['Postcode', '1017 XN Amsterdam', 'Postcode mag uit hoogstens 7 tekens bestaan'],
  ])('whose %s is too long says so there with the limit, and sends nothing', async (label, pasted, said) => {
    show()
    await user.type(field('Postcode'), '2611cc')
    await user.type(field('Huisnummer'), '12')
    await user.clear(field(label))
    fireEvent.paste(field(label), { clipboardData: { getData: () => pasted } })
    await user.click(button())
    expect(screen.getByRole('alert').textContent).toBe(said)
    expect([document.activeElement, field(label).value]).toEqual([field(label), pasted])
    expect(submitted).not.toHaveBeenCalled()
  })

  test('can be used again by who comes back to the page as he left it', async () => {
    show()
    await check('2611cc', '12')
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(button().disabled).toBe(false)
  })

  test('says what was wrong, once, at the field and with what was typed', async () => {
    show()
    await check('1234ab', '99')
    await backWith('adrescheck=onbekend')
    expect(screen.getByRole('alert').textContent).toBe(addressCheckTexts.invalid)
    expect(field('Postcode')).toBe(document.activeElement)
    expect([field('Postcode').value, field('Huisnummer').value]).toEqual(['1234 AB', '99'])
    const description = document.getElementById(field('Postcode').getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe(addressCheckTexts.invalid)
    expect(location.href).toMatch(/\/voip#adrescheck$/)
  })

  test('says when it may succeed later, and blames no field for that', async () => {
    await backWith('adrescheck=storing')
    screen.getByText(`${addressCheckTexts.invalid} ${commonTexts.tryAgainSoon}`)
    expect(field('Postcode').getAttribute('aria-invalid')).toBe(null)
  })

  test('offers the additions that the number has, and checks the chosen one at once', async () => {
    show()
    await check('2611cc', '12z')
    await backWith('adrescheck=onbekend&toevoeging=A&toevoeging=')
    screen.getByText(addressCheckTexts.othersHere)
    screen.getByRole('button', { name: '12' })
    await user.click(screen.getByRole('button', { name: '12 A' }))
    await eventually(() => expect(submitted).toHaveBeenCalled())
    expect(submitted.mock.results[0]?.value).toMatchObject({
      zipCode: '2611 CC',
      housenumber: '12',
      housenumber_extension: 'A',
    })
  })

  test('whose captcha fails sends nothing, says so to the letter and can be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    standInServer({ [captchaChallenge.path]: () => new Response(null, { status: 500 }) })
    show()
    await user.type(field('Postcode'), '2611cc')
    await user.type(field('Huisnummer'), '12')
    await user.click(button())
    await eventually(() => expect(alerted.mock.calls).toEqual([['Verificatie mislukt. Probeer opnieuw.']]))
    await eventually(() => expect(button().disabled).toBe(false))
    expect(submitted).not.toHaveBeenCalled()
  })
})
