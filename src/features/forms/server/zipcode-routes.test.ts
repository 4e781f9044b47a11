import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { csrfField } from '../../../common/contract/session.ts'
import { formCalls } from '../contract.ts'

const { zipcodeCheck } = formCalls

const shop = await startTestShop()
const visitor = shop.visitor()
afterAll(() => shop.stop())

/** Submits the form as a browser does: urlencoded, the token of the session in its own field. */
async function submit(changes: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams({
    zipCode: '2611 cc',
    housenumber: '12',
    housenumber_extension: 'a',
    page: '/zakelijk-internet',
    [csrfField]: await visitor.csrfToken(),
    [captchaField]: await visitor.captchaToken('zipcode_check'),
    ...changes,
  })
  return fetch(shop.url + zipcodeCheck.path, {
    method: 'POST',
    body,
    headers: { cookie: visitor.cookie, accept: 'text/html' },
    redirect: 'manual',
  })
}

const leadsTo = async (changes?: Readonly<Record<string, string>>) => {
  const response = await submit(changes)
  return [response.status, response.headers.get('location')]
}

describe('a zipcode check on a page', () => {
  test('leads into the internet flow with the address as the register writes it', async () => {
    const address = 'street=Oude+Delft&houseNumber=12&houseNumberExtension=A&zipCode=2611CC&city=Delft'
    expect(await leadsTo()).toEqual([303, `/bestellen/internet/samenstellen?${address}`])
  })

  test.each([
    [{ zipCode: '1234 AB', housenumber: '99' }, 'onbekend'],
    [{ zipCode: 'nothing' }, 'onbekend'],
    [{ housenumber: '' }, 'onbekend'],
    [{ zipCode: '9999 XX', housenumber: '1' }, 'storing'],
  ])('of %j leads back to the page, which says why', async (changes, problem) => {
    expect(await leadsTo(changes)).toEqual([303, `/zakelijk-internet?adrescheck=${problem}#adrescheck`])
  })

  test('of a number that only has additions brings them back, without what was typed', async () => {
    expect(await leadsTo({ zipCode: '2391 PH', housenumber: '1', housenumber_extension: '' })).toEqual([
      303,
      '/zakelijk-internet?adrescheck=onbekend&toevoeging=A1&toevoeging=A2&toevoeging=A3&toevoeging=B1#adrescheck',
    ])
  })

  test.each([
    'https://other.example/x',
    '//other.example/x',
    '/\\other.example',
    'javascript:alert(1)',
    'http://shop.example//other.example',
    '',
    // Longer than a browser takes as an address to go on to.
    `/${'x'.repeat(20_000)}`,
  ])('leads from %.40s to the home page and never to another site', async page => {
    expect(await leadsTo({ page, zipCode: 'nothing' })).toEqual([303, '/?adrescheck=onbekend#adrescheck'])
  })

  test('without a right captcha token, or one for another form, is a page that says so', async () => {
    for (const token of ['', 'made up', await visitor.captchaToken('submit')]) {
      const response = await submit({ [captchaField]: token })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Verificatie mislukt. Probeer opnieuw.')
    }
  })

  test('without the token of the session is 403', async () => {
    expect((await submit({ [csrfField]: 'stale' })).status).toBe(403)
  })
})
