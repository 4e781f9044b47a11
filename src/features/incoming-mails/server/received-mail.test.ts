import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { caseFileCalls } from '../../case-files/contract-desk.ts'
import { CaseFile } from '../../cases/case-file.ts'
import { receivedMailCalls } from '../contract-desk.ts'
import { parseMail } from './parse-mail.ts'
import { receiveMail } from './receive-mail.ts'
import { sentMessageId, testReceiver } from './testing.ts'

const shop = await startTestShop()
const colleague = await shop.staff('verkoop')
const number = await orderedCase(shop)
afterAll(() => shop.stop())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A mail with HTML, a picture in it and a file beside it. */
const formatted = (answers: string) => `From: Jan Jansen <jan@jansen.example>
To: zaak@shop.example
Subject: Re: Je bestelling
Message-ID: <${randomUUID()}@jansen.example>
In-Reply-To: ${answers}
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=a

--a
Content-Type: multipart/related; boundary=b

--b
Content-Type: text/html; charset=utf-8

<p>Hallo <b>daar</b></p><img src="cid:logo@jansen.example" alt="Logo"><script>alert(1)</script><img src="https://elders.example/telling.gif">
--b
Content-Type: image/png; name=logo.png
Content-ID: <logo@jansen.example>
Content-Disposition: inline
Content-Transfer-Encoding: base64

${png.toString('base64')}
--b--
--a
Content-Type: text/html; name="factuur.html"
Content-Disposition: attachment; filename="factuur.html"

<script>alert(1)</script>
--a--
`

const receive = async (source: string) =>
  receiveMail(testReceiver(shop), await parseMail(Buffer.from(source)), 'imap')

const receivedIn = async (at: string) =>
  (await deskOf(colleague, at).read()).timeline.flatMap(({ received }) => received ?? [])

describe('the page of a mail that came in', () => {
  it('shows its words and its own picture, and can do and load nothing', async () => {
    await receive(formatted(await sentMessageId(shop, number)))
    const [mail] = await receivedIn(number)
    expect(mail).toMatchObject({ hasHtml: true, text: 'Hallo daar' })
    const page = (at: string, id: string) =>
      endpoint(receivedMailCalls.receivedMailPage, { nummer: at, id }).path
    const response = await colleague.get(page(number, mail?.id ?? ''))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain(
      `<p>Hallo <b>daar</b></p><img src="data:image/png;base64,${png.toString('base64')}" alt="Logo" />`,
    )
    expect(html).not.toMatch(/script>|elders\.example/)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    for (const path of [
      page(await orderedCase(shop), mail?.id ?? ''),
      page(number, randomUUID()),
      page(number, 'x'),
    ])
      expect((await colleague.get(path)).status).toBe(404)
    expect((await shop.visitor().get(page(number, mail?.id ?? ''))).status).toBe(401)
  })

  it('has its files beside it, to be saved only', async () => {
    const [mail] = await receivedIn(number)
    const file = mail?.files.map(each => CaseFile.parse(each)).find(({ name }) => name === 'factuur.html')
    expect(file).toMatchObject({ contentType: 'application/octet-stream', state: 'not-scanned' })
    const { path } = endpoint(caseFileCalls.caseFile, { nummer: number, id: file?.id ?? '' })
    const response = await colleague.get(path)
    expect(response.headers.get('content-disposition')).toContain('factuur.html.bestand')
  })
})
