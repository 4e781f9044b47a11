import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { closedOn } from '../../../common/dutch-calendar.ts'
import { workingDaysAfter } from '../../../common/working-days.ts'
import { MailPreview } from '../../cases/contract-timeline.ts'
import { address, ids } from '../../orders/server/testing.ts'
import { QuoteMade } from '../../quotes/command-schemas.ts'
import type { DeskCase } from '../contract.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

/** Its number and its minute are its own: the quote that was undone was another one, and may have been made in the minute before. */
const withoutOwn = (text: string) => text.replaceAll(/\d{3}-\d{3}-\d{3}|\d{2}:\d{2}/g, '…')

/** The case without what goes by the clock alone. */
const still = ({ nextAttempt: _, ...shown }: DeskCase) => shown

const failureOf = async (response: Response) => Failure.parse(await response.json())
const newOrder = async () => deskOf(seller, await orderedCase(shop))

describe('a mail before it goes', () => {
  it('is the one that goes, and nothing was done', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    const before = await desk.read()
    const day = workingDaysAfter(before.today, 5, closedOn([]))
    const response = await desk.act('voorbeeld', {
      act: 'levering',
      day,
      partOfDay: 'afternoon',
      installer: 'Karim',
    })
    expect(response.status).toBe(200)
    const mail = MailPreview.parse(await response.json())
    expect(mail.to).toBe('lotte@korenmolen.example')
    expect(mail.text).toContain('tussen 12 en 17 uur')
    expect(still(await desk.read())).toEqual(still(before))

    await desk.act('levering', { day, partOfDay: 'afternoon', installer: 'Karim', mail: true })
    const queued = (await desk.read()).mails.find(({ kind }) => kind === 'delivery-planned')
    const sent = MailPreview.parse(await (await desk.get(`mails/${queued?.id}`)).json())
    expect(sent).toEqual(mail)
  })

  it('of a quote that is made of an enquiry is the one that goes with it', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    const before = await desk.read()
    const asked = {
      companyName: 'Jansen & Zn. B.V.',
      fullName: 'Jan Jansen',
      email: 'inkoop@jansen.example',
      phoneNumber: '020 123 45 67',
      installationAddress: address,
      product: ids.fibre500For36Months,
    }
    const response = await desk.act('voorbeeld', { ...asked, act: 'prijsopgave' })
    const mail = MailPreview.parse(await response.json())
    expect(mail.to).toBe('inkoop@jansen.example')
    expect(mail.text).toContain('Jansen & Zn. B.V.')
    expect(still(await desk.read())).toEqual(still(before))

    const wrong = await desk.act('voorbeeld', { ...asked, act: 'prijsopgave', product: 999 })
    expect([wrong.status, Object.keys((await failureOf(wrong)).errors ?? {})]).toEqual([422, ['product']])

    const made = QuoteMade.parse(await (await desk.act('prijsopgave', { ...asked, mail: true })).json())
    // The minute in which it was made is over.
    await shop.testDatabase.pool.query(
      `update cases set opened_at = opened_at + make_interval(mins => case extract(minute from opened_at) when 59 then -1 else 1 end)
       where number = $1`,
      [made.number],
    )
    const quote = deskOf(seller, made.number)
    const queued = (await quote.read()).mails.find(({ kind }) => kind === 'quote-confirmation')
    const sent = MailPreview.parse(await (await quote.get(`mails/${queued?.id}`)).json())
    expect(sent.to).toBe(mail.to)
    expect(withoutOwn(sent.text)).toBe(withoutOwn(mail.text))
  })

  it('says why there is none', async () => {
    const desk = await newOrder()
    const refused = await desk.act('voorbeeld', { act: 'status', state: 'completed' })
    expect([refused.status, (await failureOf(refused)).message]).toEqual([
      422,
      expect.stringContaining('eerst in behandeling'),
    ])
    const silent = await desk.act('voorbeeld', { act: 'status', state: 'pending' })
    expect([silent.status, (await failureOf(silent)).message]).toEqual([
      422,
      'Hierover gaat geen mail naar de klant.',
    ])
  })
})

describe('a mail of a case', () => {
  it('is sent once more as a mail of its own, once by two presses', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    await shop.testDatabase.pool.query(
      `update deliveries set state = 'sent', ended_at = now() from cases where number = $1 and case_id = cases.id`,
      [number],
    )
    const [mail] = (await desk.read()).mails
    const again = { id: randomUUID() }
    for (const _press of [1, 2]) expect((await desk.act(`mails/${mail?.id}/opnieuw`, again)).status).toBe(204)
    const after = (await desk.read()).mails
    expect(after).toHaveLength(3)
    expect(after[0]).toMatchObject({ kind: mail?.kind, state: 'queued', recipient: mail?.recipient })
  })

  it('that waits already, or is another case’s, is not', async () => {
    const desk = await newOrder()
    const [mine] = (await desk.read()).mails
    const [others] = (await (await newOrder()).read()).mails
    expect((await desk.act(`mails/${mine?.id}/opnieuw`)).status).toBe(422)
    expect((await desk.act(`mails/${others?.id}/opnieuw`)).status).toBe(422)
    expect((await desk.get(`mails/${others?.id}`)).status).toBe(404)
    for (const id of ['0', 'x', '99999999999999999999'])
      expect((await desk.act(`mails/${id}/opnieuw`)).status).toBe(404)
  })
})
