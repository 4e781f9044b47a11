import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { enquiryFrom } from './submissions.ts'

const onMailQueued = vi.fn()

const shop = await startTestShop({ onMailQueued }, { STAFF_EMAIL: 'verkoop@shop.example' })
const visitor = shop.visitor()
afterAll(() => shop.stop())
beforeEach(async () => {
  onMailQueued.mockReset()
  await shop.testDatabase.pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
})

const filledIn = {
  bandwidth: '1Gbps/1Gbps',
  zipCode: '1017 xn',
  houseNumber: '42',
  houseNumberExtension: '',
  voornaam: 'Jan',
  bedrijf: 'Jansen & Zn. B.V.',
  telefoonnummers: '020 123 45 67',
  email: 'jan@jansen.example',
}

async function send(changes: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filledIn, ...changes })) form.set(name, value)
  form.set('g-recaptcha-response', await visitor.captchaToken('submit_form'))
  return visitor.post('/contact-form-fiber', { body: form })
}

const stored = async () =>
  (await shop.testDatabase.pool.query('select * from form_submissions join cases on id = case_id')).rows
const mails = async () =>
  (
    await shop.testDatabase.pool.query(
      'select kind, recipient, state, message_id from deliveries order by id',
    )
  ).rows

describe('a request for business fibre', () => {
  test('is kept together with a mail to the one who asks and one to staff', async () => {
    const response = await send()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })
    const [submission] = await stored()
    expect(submission).toMatchObject({
      kind: 'fibre-enquiry',
      state: 'new',
      organization_name: filledIn.bedrijf,
      contact_name: filledIn.voornaam,
      contact_email: filledIn.email,
      contact_phone: '+31201234567',
    })
    expect(submission.due_at.getTime()).toBeGreaterThan(submission.opened_at.getTime())
    expect(enquiryFrom(submission)).toEqual({
      ...filledIn,
      zipCode: '1017XN',
      telefoonnummers: '+31201234567',
    })
    expect(await mails()).toMatchObject([
      { kind: 'fibre-enquiry-confirmation', recipient: 'jan@jansen.example', state: 'queued' },
      { kind: 'fibre-enquiry-notice', recipient: 'verkoop@shop.example', state: 'queued' },
    ])
    expect((await mails())[0]?.message_id).toMatch(/^<[\w-]+@shop\.example>$/)
    expect(onMailQueued).toHaveBeenCalledOnce()
  })

  test.each([
    [{ bandwidth: '3Gbps/3Gbps' }, 'Kies een bandbreedte'],
    [{ zipCode: '1234SS' }, 'Vul een geldige postcode in, bijvoorbeeld 1234 AB'],
    [{ houseNumber: '' }, 'Vul je huisnummer in'],
    [{ voornaam: ' ' }, 'Vul je naam in'],
    [{ bedrijf: '' }, 'Vul je bedrijfsnaam in'],
    [{ telefoonnummers: '' }, 'Vul je telefoonnummer in'],
    [
      { telefoonnummers: '066 123 4567' },
      'Dit nummer kunnen we niet bellen. Vul een gewoon vast of mobiel nummer in.',
    ],
    [{ email: 'jan@' }, 'Ongeldig e-mailadres'],
    [{ voornaam: 'Jan\r\nBcc: stranger@example.org' }, 'Gebruik hier geen regeleinden'],
    [{ email: 'jan@jansen.example, stranger@example.org' }, 'Ongeldig e-mailadres'],
  ])('with %j is refused with the reason, and nothing is kept', async (changes, reason) => {
    const response = await send(changes)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ success: false, reason })
    expect(await stored()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('goes to nobody whom the form names', async () => {
    await send({ emailTarget: 'stranger@example.org', recipient: 'stranger@example.org', isAdmin: 'true' })
    expect(JSON.stringify([await stored(), await mails()])).not.toMatch(/stranger|isAdmin/)
  })
})
