// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoint } from '../../../../common/contract/call.ts'
import { type Answers, standInServer } from '../../../../ui/forms/testing-server.ts'
import { addressCalls } from '../../../addresses/contract.ts'
import { accountCalls } from '../../../customers/contract-account.ts'
import { checkCalls } from '../../../details/contract.ts'
import { orderStore } from '../../store/order-state.ts'
import { guest } from '../../testing/stored-order.ts'
import { NewCustomerForm } from './new-customer-form.tsx'

const { registerAccount } = accountCalls
const { verifyAccountData, verifyIbanNumber, verifyKvkNumber } = checkCalls
const { findStreet } = addressCalls

const known = '68750110'
const unknown = '90004973'
const wrongIban = 'NL92ABNA0417164300'
const company = {
  companyName: 'Test BV Donald',
  street: 'Voorbeeldstraat',
  streetNumber: 1,
  postCode: '1234AB',
  city: 'Voorbeeldstad',
}

/** Responses of the server, by path. */
let answers: Answers
const onAccepted = vi.fn()
const onRegistered = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  answers = {
    [endpoint(verifyKvkNumber, { kvk: known }).path]: () => Response.json({ standing: 'known', company }),
    [endpoint(verifyKvkNumber, { kvk: guest.kvkNumber }).path]: () => Response.json({ standing: 'known' }),
    [endpoint(verifyKvkNumber, { kvk: unknown }).path]: () => Response.json({}, { status: 400 }),
    [endpoint(verifyIbanNumber, { iban: guest.iban }).path]: () => Response.json({}),
    [endpoint(verifyIbanNumber, { iban: wrongIban }).path]: () => Response.json({}, { status: 400 }),
    [verifyAccountData.path]: () => new Response(null),
  }
  standInServer(answers)
})
afterEach(() => {
  cleanup()
  orderStore.clearPersonalData()
})

const user = userEvent.setup()
/** Also one that is folded away. */
const input = (label: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label, hidden: true })
const address = () => ['Postcode', 'Huisnummer', 'Straat', 'Plaats'].map(label => input(label).value)
const goOn = () => screen.getByRole('button', { name: /zonder te registreren/ })
const show = (initial: Parameters<typeof NewCustomerForm>[0]['initial'] = {}) =>
  render(<NewCustomerForm initial={initial} onAccepted={onAccepted} onRegistered={onRegistered} />)

async function retype(label: string | RegExp, text: string) {
  await user.clear(input(label))
  await user.type(input(label), text)
}

describe('while the form of a new customer is typed', () => {
  test('the server says whether KVK number and IBAN hold', async () => {
    show()
    await retype(/^KVK/, unknown)
    await screen.findByText('KVK nummer is niet geldig.')
    await retype(/^KVK/, guest.kvkNumber)
    await waitFor(() => expect(screen.queryByText('KVK nummer is niet geldig.')).toBeNull())
    await retype('IBAN', wrongIban)
    await screen.findByText('IBAN is niet geldig.')
  })

  test('what the register has is offered beside what was typed, and left alone where it is not wanted', async () => {
    show({ companyName: 'Bakkerij', city: 'Lollum' })
    await retype(/^KVK/, known)
    await screen.findByText('Voorbeeldstraat 1, 1234 AB Voorbeeldstad')
    await user.click(screen.getByRole('button', { name: 'Niet overnemen' }))
    expect(screen.queryByRole('button', { name: 'Niet overnemen' })).toBeNull()
    expect(document.activeElement).toBe(input(/^KVK/))
    expect([input('Organisatie').value, input('Postcode').value]).toEqual(['Bakkerij', ''])
  })

  test('nothing of the register is filled in unasked; what was taken over can be given back', async () => {
    show({ companyName: 'Keten Holding BV' })
    await retype(/^KVK/, known)
    const take = await screen.findByRole('button', { name: 'Gegevens overnemen' })
    screen.getByText('Je vulde in: Keten Holding BV. Dat is een andere naam.', { exact: false })
    expect(address()).toEqual(['', '', '', ''])
    await user.click(take)
    expect(address()).toEqual(['1234 AB', '1', 'Voorbeeldstraat', 'Voorbeeldstad'])
    expect(input('Organisatie').value).toBe('Test BV Donald')
    await user.click(screen.getByRole('button', { name: 'Niet overnemen' }))
    expect(address()).toEqual(['', '', '', ''])
    expect(input('Organisatie').value).toBe('Keten Holding BV')
    screen.getByText('Bij dit KVK nummer hoort Test BV Donald.', { exact: false })
    expect(document.activeElement).toBe(input(/^KVK/))
  })

  test('an empty form is offered what the register has, without another name beside it', async () => {
    show()
    await retype(/^KVK/, known)
    await screen.findByRole('button', { name: 'Gegevens overnemen' })
    expect([input('Organisatie').value, ...address()]).toEqual(['', '', '', '', ''])
    expect(screen.queryByText(/Je vulde in/)).toBeNull()
  })

  test('what the register has never goes over what was typed: part of an address is not mixed with another', async () => {
    show({ city: 'Lollum' })
    await retype(/^KVK/, known)
    await screen.findByRole('button', { name: 'Gegevens overnemen' })
    expect(address()).toEqual(['', '', '', 'Lollum'])
    await user.click(screen.getByRole('button', { name: 'Gegevens overnemen' }))
    expect(address()).toEqual(['1234 AB', '1', 'Voorbeeldstraat', 'Voorbeeldstad'])
  })

  test('postcode and house number fill in street and city, and another number takes along what they filled in', async () => {
    show()
    answers[findStreet.path] = () => Response.json({ street: 'Frederiksplein', city: 'Amsterdam' })
    await user.type(input('Postcode'), '1017xn')
    await user.type(input('Huisnummer'), '42')
    expect(address()).toEqual(['1017 XN', '42', '', ''])
    await user.tab()
    await waitFor(() => expect(address()).toEqual(['1017 XN', '42', 'Frederiksplein', 'Amsterdam']))
    expect(orderStore.getSnapshot().guestForm).toMatchObject({ street: 'Frederiksplein' })

    await retype('Straat', 'Achterom')
    answers[findStreet.path] = () => Response.json({ street: 'Oude Delft', city: 'Delft' })
    await retype('Postcode', '2611 CC')
    await user.tab()
    await waitFor(() => expect(address()).toEqual(['2611 CC', '42', 'Achterom', 'Delft']))
  })

  test('an address that nobody knows, or no answer, leaves street and city to who types them', async () => {
    show()
    const asked = vi.fn(() => Response.json({ street: null, city: null }))
    answers[findStreet.path] = asked
    await user.type(input('Postcode'), '1017XN')
    await user.type(input('Huisnummer'), '4200{Tab}')
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    asked.mockImplementation(() => Response.json({}, { status: 503 }))
    await retype('Huisnummer', '42')
    await user.tab()
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    expect(address()).toEqual(['1017 XN', '42', '', ''])
  })

  test('an address of the register of companies goes along with another postcode and number', async () => {
    show()
    answers[findStreet.path] = () => Response.json({ street: null, city: null })
    await retype(/^KVK/, known)
    await user.click(await screen.findByRole('button', { name: 'Gegevens overnemen' }))
    await retype('Postcode', '1017 XN')
    await user.tab()
    await waitFor(() => expect(address()).toEqual(['1017 XN', '1', '', '']))
    answers[findStreet.path] = () => Response.json({ street: 'Frederiksplein', city: 'Amsterdam' })
    await retype('Huisnummer', '42')
    await user.tab()
    await waitFor(() => expect(address()).toEqual(['1017 XN', '42', 'Frederiksplein', 'Amsterdam']))
  })

  test('a street that comes late is none of the address that the register of companies filled in meanwhile', async () => {
    show({ ...guest, companyName: 'Bakkerij' })
    const late = Promise.withResolvers<Response>()
    const asked = vi.fn(() => late.promise)
    answers[findStreet.path] = asked
    await retype(/^KVK/, known)
    await retype('Huisnummer', '44')
    await user.tab()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await user.click(await screen.findByRole('button', { name: 'Gegevens overnemen' }))
    await act(async () => {
      late.resolve(Response.json({ street: 'Frederiksplein', city: 'Amsterdam' }))
      await late.promise
    })
    // Another question is answered only after the first one was.
    answers[findStreet.path] = () => Response.json({ street: 'Oude Delft', city: 'Delft' })
    expect(address()).toEqual(['1234 AB', '1', 'Voorbeeldstraat', 'Voorbeeldstad'])
    await retype('Huisnummer', '3')
    await user.tab()
    await waitFor(() => expect(address()).toEqual(['1234 AB', '3', 'Oude Delft', 'Delft']))
  })

  test('what stood there from the start goes along too, and stays where nothing was changed', async () => {
    show(guest)
    const asked = vi.fn(() => Response.json({ street: 'Oude Delft', city: 'Delft' }))
    answers[findStreet.path] = asked
    const before = address()
    await user.click(input('Postcode'))
    await user.tab()
    await user.tab()
    expect(asked).not.toHaveBeenCalled()
    expect(address()).toEqual(before)
    await retype('Huisnummer', '12')
    await user.tab()
    await waitFor(() => expect(address()).toEqual([before[0], '12', 'Oude Delft', 'Delft']))
  })

  test('another addition can be in another street', async () => {
    show({ ...guest, street: 'Claroenstekerpad' })
    const asked = vi.fn(() => Response.json({ street: 'Koningsweg', city: 'Soest' }))
    answers[findStreet.path] = asked
    await user.type(input('Toevoeging (optioneel)'), '01{Tab}')
    await waitFor(() => expect(input('Straat').value).toBe('Koningsweg'))
  })

  test.each([
    ['42a', 'A'],
    ['42 bis', 'BIS'],
    ['42-1', '1'],
    ['42\u2011A', 'A'],
    ['42 a II', 'AII'],
  ])(
    'the house number %s is split, and nothing is said of it, however often it is typed',
    async (text, suffix) => {
      show()
      for (const _ of ['first', 'again']) {
        await retype('Huisnummer', text)
        await user.tab()
        await waitFor(() =>
          expect([input('Huisnummer').value, input('Toevoeging (optioneel)').value]).toEqual(['42', suffix]),
        )
        await user.clear(input('Toevoeging (optioneel)'))
      }
      await user.tab()
      expect(input('Huisnummer').getAttribute('aria-invalid')).toBeNull()
    },
  )

  test.each([
    ['Postcode', ' \t1017 XN', '1017 XN'],
    [/^KVK/, 'KVK 6875 0110', '68750110'],
    ['Telefoonnummer', 'Tel. 06/12345678', '06 12345678'],
    ['Achternaam', 'Jansen\u2011Bru\u0302le\u0301 ', 'Jansen-Br\u00fbl\u00e9'],
    ['Toevoeging (optioneel)', 'bovenverdieping', 'bovenverdieping'],
  ])('what is pasted into %s is cleaned and not cut', async (label, pasted, shown) => {
    show()
    await user.click(input(label))
    await user.paste(pasted)
    await user.tab()
    expect(input(label).value).toBe(shown)
  })

  test('it is kept, and empty once it is wiped', async () => {
    show()
    await user.type(input('Organisatie'), 'Bakkerij')
    expect(orderStore.getSnapshot().guestForm).toMatchObject({ companyName: 'Bakkerij' })
    act(() => orderStore.clearPersonalData())
    expect(input('Organisatie').value).toBe('')
  })
})

test('a registration that is refused as a whole says why in red above the fields, with the title of the server; they stay as they were', async () => {
  answers[registerAccount.path] = () =>
    Response.json(
      { title: 'Registreren kan nu niet', error: { message: 'Probeer het morgen.' }, errors: {} },
      { status: 422 },
    )
  show(guest)
  await user.click(screen.getByRole('button', { name: 'Registreren' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Registreren kan nu nietProbeer het morgen.')
  await waitFor(() =>
    expect(alert.contains(document.activeElement) || document.activeElement?.contains(alert)).toBe(true),
  )
  expect(alert.compareDocumentPosition(input('Organisatie'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(input('Organisatie').value).toBe(guest.companyName)
})

test('who registers is told where the mail goes, or when one can', async () => {
  answers[registerAccount.path] = () => Response.json({ secondsUntilMail: 12 }, { status: 201 })
  show(guest)
  await user.click(screen.getByRole('button', { name: 'Registreren' }))
  await waitFor(() =>
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith(guest.email, {
      kind: 'registered',
      secondsUntilMail: 12,
    }),
  )
})

test('what is filled in without a word to the page is sent as it stands there', async () => {
  show()
  const names: Readonly<Record<string, keyof typeof guest>> = {
    Organisatie: 'companyName',
    Voornaam: 'firstName',
    Achternaam: 'lastName',
    'E-mailadres': 'email',
    Telefoonnummer: 'phoneNumber',
    Postcode: 'postCode',
    Huisnummer: 'streetNumber',
    Straat: 'street',
    Plaats: 'city',
    IBAN: 'iban',
    Tennaamstelling: 'ascription',
  }
  for (const [label, name] of Object.entries(names)) input(label).value = String(guest[name])
  input(/^KVK/).value = guest.kvkNumber
  screen.getByRole<HTMLInputElement>('radio', {
    name: guest.gender === 'MALE' ? 'Dhr.' : 'Mevr.',
  }).checked = true
  await user.click(goOn())
  await waitFor(() => expect(onAccepted).toHaveBeenCalledExactlyOnceWith(guest))
})

test('a house number is split where the form is sent from its field', async () => {
  show(guest)
  await retype('Huisnummer', '42A{Enter}')
  await waitFor(() =>
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith({
      ...guest,
      streetNumber: 42,
      streetNumberAddition: 'A',
    }),
  )
})

test('while the server is down nothing is lost, and the same button goes on when it is back', async () => {
  answers[verifyAccountData.path] = () => Response.json({ message: 'We zijn even weg.' }, { status: 503 })
  show(guest)
  await user.click(goOn())
  await screen.findByText('We zijn even weg. Wat je hebt ingevuld staat er nog.')
  expect(input('Organisatie').value).toBe(guest.companyName)
  answers[verifyAccountData.path] = () => new Response(null)
  await user.click(goOn())
  await waitFor(() => expect(onAccepted).toHaveBeenCalledExactlyOnceWith(guest))
})

test('what the server does not take of it stands at its field', async () => {
  const message = 'Dit nummer kunnen we niet bellen.'
  answers[verifyAccountData.path] = () =>
    Response.json({ title: 'Er is een probleem', errors: { phoneNumber: { message } } }, { status: 422 })
  show(guest)
  await user.click(goOn())
  await screen.findByRole('link', { name: message })
  expect(input('Telefoonnummer').getAttribute('aria-invalid')).toBe('true')
  expect(onAccepted).not.toHaveBeenCalled()
})
