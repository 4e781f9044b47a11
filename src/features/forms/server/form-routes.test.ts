import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteForms } from '../../../../content/site-forms.ts'
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { intervalOf } from '../../../platform/personal-data/declare.ts'
import { applicationConsent } from '../../consents/texts.ts'
import { applicationForms } from '../../desk/case-scope.ts'
import { formCalls } from '../contract.ts'
import { personalData } from './personal-data.ts'

const onMailQueued = vi.fn()

const shop = await startTestShop(
  { onMailQueued },
  {
    STAFF_EMAIL: 'verkoop@shop.example',
    FORM_MAILBOXES: 'personeel=hr@shop.example',
  },
)
const visitor = shop.visitor()
afterAll(() => shop.stop())
beforeEach(async () => {
  onMailQueued.mockReset()
  await shop.testDatabase.pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
})

type Fields = Readonly<Record<string, string>>

/** A right value for every field of a form, as a browser posts it. */
function filledIn(formId: string): Fields {
  const samples = {
    text: 'Jansen & Zn.',
    email: 'jan@jansen.example',
    tel: '020 123 45 67',
    postcode: '1017 xn',
    textarea: 'Eerste regel\r\nTweede regel',
  }
  const fields = siteForms[formId]?.fields ?? []
  return Object.fromEntries(
    fields.map(({ name, kind, options = [] }) => [
      name,
      kind === 'checkbox'
        ? 'true'
        : kind === 'select' || kind === 'radio'
          ? (options[0] ?? '')
          : samples[kind],
    ]),
  )
}

async function post(path: string, fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (!(captchaField in fields)) form.set(captchaField, await visitor.captchaToken('submit'))
  return visitor.post(path, { body: form })
}

const send = (formId: string, changes: Fields = {}) => {
  const { subject = '', target = '' } = siteForms[formId] ?? {}
  const envelope = { formId, emailSubject: subject, emailTarget: target }
  return post(formCalls.universalForm.path, { ...envelope, ...filledIn(formId), ...changes })
}

const stored = async () =>
  (await shop.testDatabase.pool.query('select * from form_submissions join cases on id = case_id')).rows
const mails = async () =>
  (
    await shop.testDatabase.pool.query(
      "select kind, recipient from deliveries where channel = 'email' order by id",
    )
  ).rows

async function expectNothingKept() {
  expect([await stored(), await mails()]).toEqual([[], []])
  expect(onMailQueued).not.toHaveBeenCalled()
}

const paths = {
  universal: formCalls.universalForm.path,
  ebook: formCalls.ebookForm.path,
  'security-check': formCalls.securityCheckForm.path,
}

const generic = Object.values(siteForms).filter(({ endpoint }) => endpoint === 'universal')

describe('a generic form', () => {
  test.each(generic.map(({ id }) => id))('%s is kept and mailed to its own mailbox', async id => {
    const response = await send(id)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    const [submission] = await stored()
    expect(submission).toMatchObject({ form_id: id })
    expect(submission.answers).toHaveLength(siteForms[id]?.fields.length ?? 0)
    const staff = siteForms[id]?.target === 'personeel' ? 'hr@shop.example' : 'verkoop@shop.example'
    expect(await mails()).toEqual([
      ...(siteForms[id]?.confirmation
        ? [{ kind: 'site-form-confirmation', recipient: 'jan@jansen.example' }]
        : []),
      { kind: 'site-form-notice', recipient: staff },
    ])
    expect(onMailQueued).toHaveBeenCalledOnce()
  })

  test('keeps answers under the names that the server has for them, phone numbers in one form', async () => {
    await send('overstaphulp', {
      nummers: 'false',
      'dataType[telefoon]': 'checkbox',
      'dataPretty[telefoon]': 'Bcc: stranger@example.org',
      isAdmin: 'true',
    })
    const [{ answers }] = await stored()
    expect(answers).toContainEqual({ name: 'telefoon', label: 'Telefoonnummer', value: '+31201234567' })
    expect(answers).toContainEqual({ name: 'postcode', label: 'Postcode', value: '1017XN' })
    expect(answers).toContainEqual({ name: 'nummers', label: 'Nummers meenemen', value: 'Nee' })
    expect(JSON.stringify(answers)).not.toMatch(/stranger|isAdmin/)
  })

  test.each([
    [{ formId: 'nobody-knows' }],
    [{ formId: '__proto__' }],
    [{ formId: 'constructor' }],
    [{ formId: 'nis2-ebook' }],
    [{ emailTarget: 'stranger@example.org' }],
    [{ emailTarget: 'personeel' }],
    [{ emailSubject: 'You won' }],
    [{ emailSubject: 'Bericht van de contactpagina\r\nBcc: stranger@example.org' }],
    [{ naam: '' }],
    [{ naam: 'Jan\r\nBcc: stranger@example.org' }],
    [{ email: 'jan@jansen.example, stranger@example.org' }],
    [{ email: 'jan@jansen.example\r\nBcc: stranger@example.org' }],
    [{ email: 'jan@' }],
    [{ telefoon: '066 123 4567' }],
    [{ onderwerp: 'Iets dat er niet bij staat' }],
    [{ bericht: ' ' }],
    [{ bericht: 'x'.repeat(4001) }],
    [{ bericht: 'a\u0000b' }],
    [{ [captchaField]: '' }],
    [{ [captchaField]: 'made up' }],
  ])('with %j is refused, nothing is kept and nobody is mailed', async changes => {
    const response = await send('contact', changes)
    expect([response.status, await response.json()]).toEqual([422, { success: false }])
    await expectNothingKept()
  })

  test.each(['nis2-ebook', 'cyberveilig-check'])('is not %s, which has a call of its own', async id => {
    expect((await send(id)).status).toBe(422)
    await expectNothingKept()
  })

  test('needs a box that must be ticked', async () => {
    expect((await send('contractovername', { akkoord: 'false' })).status).toBe(422)
    await expectNothingKept()
  })

  test('takes a captcha token once, and none that was made for something else', async () => {
    const token = await visitor.captchaToken('submit')
    expect((await send('contact', { [captchaField]: token })).status).toBe(200)
    expect((await send('contact', { [captchaField]: token })).status).toBe(422)
    const other = await visitor.captchaToken('submit_form')
    expect((await send('contact', { [captchaField]: other })).status).toBe(422)
    expect(await stored()).toHaveLength(1)
  })

  test('without the token of the session is refused before anything is read', async () => {
    const response = await visitor.send('POST', formCalls.universalForm.path, { body: {} })
    expect(response.status).toBe(403)
    await expectNothingKept()
  })
})

describe('a request for the ebook', () => {
  const ask = (changes: Fields = {}) =>
    post(formCalls.ebookForm.path, { ...filledIn('nis2-ebook'), ...changes })

  test('is answered with the way to the file, and mailed', async () => {
    const response = await ask({ emailSubject: 'Aanvraag ebook NIS2', emailTarget: 'verkoop' })
    expect([response.status, await response.json()]).toEqual([
      200,
      { submitFormResponse: { success: true }, downloadLink: '/downloads/nis2-ebook.pdf' },
    ])
    expect((await mails()).map(({ kind }) => kind)).toEqual(['site-form-confirmation', 'site-form-notice'])
  })

  test.each([
    [{ email: 'jan@' }],
    [{ emailTarget: 'stranger@example.org' }],
    [{ emailSubject: 'You won' }],
    [{ [captchaField]: '' }],
  ])('with %j is refused', async changes => {
    const response = await ask(changes)
    expect([response.status, await response.json()]).toEqual([
      422,
      { submitFormResponse: { success: false } },
    ])
    await expectNothingKept()
  })
})

describe('the security check', () => {
  const check = (changes: Fields = {}) =>
    post(formCalls.securityCheckForm.path, { ...filledIn('cyberveilig-check'), ...changes })

  test('is kept and mailed', async () => {
    expect((await check()).status).toBe(200)
    expect(await stored()).toMatchObject([{ form_id: 'cyberveilig-check' }])
  })

  test.each([[{ updates: 'Misschien' }], [{ email: '' }], [{ [captchaField]: '' }]])(
    'with %j is 400',
    async changes => {
      expect((await check(changes)).status).toBe(400)
      await expectNothingKept()
    },
  )
})

/** Removes what is older than the map of personal data says. */
async function forget() {
  const from = { database: shop.testDatabase.database, mailFolder: '' }
  for (const activity of personalData.activities ?? [])
    if (activity.period !== null) await activity.forget(from, intervalOf(activity.period))
}

test('what was sent is forgotten after a year, with its mails', async () => {
  const { pool } = shop.testDatabase
  await send('webinar')
  await forget()
  expect(await stored()).toHaveLength(1)
  await pool.query(`update cases set opened_at = now() - interval '366 days'`)
  await forget()
  expect([await stored(), await mails()]).toEqual([[], []])
})

describe('a job application', () => {
  const closed = async (ago: string) =>
    shop.testDatabase.pool.query(
      `update cases set state = 'closed', closed_reason = 'answered', closed_at = now() - $1::interval`,
      [ago],
    )

  test('is forgotten four weeks after it was closed', async () => {
    await send('sollicitatie', { bewaren: 'false' })
    await closed('27 days')
    await forget()
    expect(await stored()).toHaveLength(1)
    await closed('29 days')
    await forget()
    expect([await stored(), await mails()]).toEqual([[], []])
  })

  test('is kept for a year where its sender agreed to that, by which text', async () => {
    await send('sollicitatie', { bewaren: 'true' })
    const { rows } = await shop.testDatabase.pool.query(
      'select kind, version, text from case_consents join agreement_texts on id = agreement_text_id',
    )
    expect(rows).toEqual([{ kind: 'application', ...applicationConsent }])
    await closed('364 days')
    await shop.testDatabase.pool.query(`update cases set opened_at = now() - interval '500 days'`)
    await forget()
    expect(await stored()).toHaveLength(1)
    await closed('367 days')
    await forget()
    expect(await stored()).toEqual([])
  })

  test('that nobody closed is forgotten after a year', async () => {
    await send('sollicitatie', { bewaren: 'true' })
    await shop.testDatabase.pool.query(`update cases set opened_at = now() - interval '366 days'`)
    await forget()
    expect(await stored()).toEqual([])
  })
})

test('every form for those who are about staff is a job application, and no other', () => {
  const forms = Object.values(siteForms).filter(({ target }) => target === 'personeel')
  expect(forms.map(({ id }) => id)).toEqual(applicationForms)
})

describe('while the captcha cannot be checked', () => {
  let down: TestShop
  beforeAll(async () => {
    const unavailable = { ok: false, reason: 'unavailable' } as const
    const captcha = { provider: 'recaptcha', siteKey: 'key', verify: async () => unavailable } as const
    down = await startTestShop({ captcha })
  })
  afterAll(() => down.stop())

  test.each(['contact', 'nis2-ebook', 'cyberveilig-check'])('%s is to be sent again later', async id => {
    const { endpoint = 'universal' } = siteForms[id] ?? {}
    const body = new FormData()
    for (const [name, value] of Object.entries({ formId: id, ...filledIn(id), [captchaField]: 'x' }))
      body.set(name, value)
    expect((await down.visitor().post(paths[endpoint], { body })).status).toBe(503)
  })
})
