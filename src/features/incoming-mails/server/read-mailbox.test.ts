import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { mailboxName } from '../../../platform/outside/mailbox.ts'
import { imapMailbox } from '../../../platform/outside/mailbox-imap.ts'
import { startMailbox, type TestMailbox } from '../../../platform/outside/testing-imap.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { largestMail } from './mail-source.ts'
import { createMailboxReader, type MailboxReader } from './read-mailbox.ts'
import type { MailReceiver } from './receive-mail.ts'
import { mailSource, testReceiver } from './testing.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

let mailbox: TestMailbox
const readers: MailboxReader[] = []
beforeEach(async () => {
  mailbox = await startMailbox()
})
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close()
  await mailbox.stop()
})

/** A copy of the shop that reads the mailbox. */
function readerOf(
  changes: Partial<MailReceiver> = {},
  troubles: string[] = [],
  now: () => number = () => performance.now(),
) {
  const reader = createMailboxReader({
    now,
    name: mailboxName(mailbox.url),
    open: imapMailbox(mailbox.url),
    receiver: { ...testReceiver(shop), ...changes },
    onTrouble: text => troubles.push(text),
  })
  readers.push(reader)
  return reader
}

let topic = 0
/** Mails under one subject, which no other test has. */
const mails = (count: number, subject = `Onderwerp ${++topic}`) => {
  for (let mail = 1; mail <= count; mail++)
    mailbox.add(mailSource({ subject, text: `Mail ${mail}`, from: `a${mail}.${topic}@jansen.example` }))
  return subject
}
const received = async (subject: string) =>
  (
    await rowsOf<{ body_text: string }>(
      shop,
      'select body_text from incoming_mails where subject = $1 order by received_at, id',
      [subject],
    )
  ).map(row => row.body_text)

describe('a mailbox', () => {
  test('is read in the order of its mails, each once, and says what was read', async () => {
    const subject = mails(3)
    const reader = readerOf()
    expect(await reader.check()).toBe(true)
    expect(await reader.check()).toBe(false)
    expect(await received(subject)).toEqual(['Mail 1', 'Mail 2', 'Mail 3'])
    expect(mailbox.mails.every(({ isSeen }) => isSeen)).toBe(true)
    expect(mailbox.connections()).toBe(1)
  })

  test('that is connected keeps its older mails, and those that somebody has read', async () => {
    const subject = `Onderwerp ${++topic}`
    const long = new Date(Date.now() - 30 * 86_400_000)
    mailbox.add(mailSource({ subject, text: 'Oud' }), { receivedAt: long })
    mailbox.add(mailSource({ subject, text: 'Gelezen' }), { isSeen: true })
    mailbox.add(mailSource({ subject, text: 'Nieuw' }))
    const reader = readerOf()
    await reader.check()
    mailbox.add(mailSource({ subject, text: 'Gelezen en van na de koppeling' }), { isSeen: true })
    await reader.check()
    expect(await received(subject)).toEqual(['Nieuw', 'Gelezen en van na de koppeling'])
  })

  test('that gives its mails other numbers is read again without a mail twice, and none is lost', async () => {
    const subject = mails(3)
    await readerOf().check()
    await rowsOf(shop, "update mailboxes set read_until = now() - interval '1 second'")
    mails(1, subject)
    mailbox.renumber()
    await readerOf().check()
    expect(await received(subject)).toHaveLength(4)
  })

  test('is read by one of two copies, and by the other when that one is gone', async () => {
    const subject = mails(1)
    const [first, second] = [readerOf(), readerOf()]
    await first.check()
    mails(1, subject)
    expect(await second.check()).toBe(false)
    await rowsOf(shop, "update mailboxes set read_until = now() - interval '1 second'")
    expect(await second.check()).toBe(true)
    expect(await received(subject)).toHaveLength(2)
  })
})

test('a copy that ends leaves the mailbox to another at once', async () => {
  const subject = mails(1)
  const first = readerOf()
  await first.check()
  await first.close()
  mails(1, subject)
  expect(await readerOf().check()).toBe(true)
  expect(await received(subject)).toHaveLength(2)
})

describe('a mail', () => {
  test.each([
    ['is not there', () => mailbox.mails.splice(1, 1)],
    ['has no source any more', () => Object.assign(mailbox.mails[1] ?? {}, { isGone: true })],
  ])(
    'that is moved or deleted meanwhile, so that it %s, is left out, and those after it come in',
    async (_how, move) => {
      const subject = mails(3)
      const reader = readerOf()
      const open = imapMailbox(mailbox.url)
      const moving = createMailboxReader({
        name: mailboxName(mailbox.url),
        open: async () => {
          const box = await open()
          return {
            ...box,
            async list(...which) {
              const listed = await box.list(...which)
              move()
              return listed
            },
          }
        },
        receiver: testReceiver(shop),
        onTrouble: () => undefined,
      })
      readers.push(moving)
      await moving.check()
      await reader.close()
      expect(await received(subject)).toEqual(['Mail 1', 'Mail 3'])
    },
  )

  test('of 100 MB comes in with its beginning', async () => {
    const subject = `Onderwerp ${++topic}`
    mailbox.add(mailSource({ subject, text: 'Zie de bijlage. '.repeat(100_000) }), {
      bytes: 100 * 1024 * 1024,
    })
    expect(largestMail).toBeLessThan(100 * 1024 * 1024)
    await readerOf().check()
    const [text] = await received(subject)
    expect(text).toContain('Zie de bijlage.')
    expect(await rowsOf(shop, 'select cut from incoming_mails where subject = $1', [subject])).toEqual([
      { cut: 'too-large' },
    ])
  })

  test('whose size the server guessed too low comes in with its beginning too', async () => {
    const subject = `Onderwerp ${++topic}`
    mailbox.add(mailSource({ subject, text: 'x'.repeat(largestMail) }), { bytes: 1_000 })
    await readerOf().check()
    expect(await rowsOf(shop, 'select cut from incoming_mails where subject = $1', [subject])).toEqual([
      { cut: 'too-large' },
    ])
  })

  test('of which nothing can be stored opens a case with its source, and holds up none', async () => {
    const subject = mails(1)
    const headers = { 'Content-Type': 'multipart/mixed; boundary=b' }
    const text = '--b\r\nContent-Type: application/pdf; name=a.pdf\r\n\r\nslecht\r\n--b--'
    mailbox.add(mailSource({ subject: 'Slecht', headers, text }))
    mails(1, subject)
    const { fileCipher } = testReceiver(shop)
    const reader = readerOf({
      fileCipher: {
        ...fileCipher,
        encrypt(content, ...bound) {
          if (content.toString().includes('slecht')) throw new Error('A fault of the shop')
          return fileCipher.encrypt(content, ...bound)
        },
      },
    })
    for (let check = 1; check <= 3; check++) await expect(reader.check()).rejects.toThrow('A fault')
    await reader.check()
    expect(await received(subject)).toEqual(['Mail 1', 'Mail 1'])
    const [opened] = await rowsOf<{ body_text: string }>(
      shop,
      "select body_text from incoming_mails where cut = 'unreadable' order by received_at desc limit 1",
    )
    expect(opened?.body_text).toContain('Subject: Slecht')
  })

  test('that cannot be put into a case as a whole comes in as what can be read of it, and holds up none', async () => {
    const subject = mails(2)
    const troubles: string[] = []
    let failures = 0
    const reader = readerOf(
      {
        callBy: now => {
          if (failures++ < 3) throw new Error('A fault of the shop')
          return now
        },
      },
      troubles,
    )
    await expect(reader.check()).rejects.toThrow('A fault')
    await expect(reader.check()).rejects.toThrow('A fault')
    await reader.check()
    expect(await received(subject)).toHaveLength(2)
    expect(troubles).toHaveLength(1)
  })
})

describe('a mailbox that', () => {
  test.each([
    ['ends the connection while a mail is fetched', 'FETCH'],
    ['ends it while it is searched', 'SEARCH'],
    ['ends it at the sign-in', 'LOGIN'],
  ])('%s loses no mail and doubles none', async (_, command) => {
    const subject = mails(2)
    const reader = readerOf()
    mailbox.trouble.cut = command
    await expect(reader.check()).rejects.toThrow()
    mailbox.trouble.cut = null
    await reader.check()
    expect(await received(subject)).toHaveLength(2)
  })

  test('refuses the password says so, and is asked again after five minutes', async () => {
    mailbox.trouble.password = 'een ander'
    let now = 1_000
    const reader = readerOf({}, [], () => now)
    await expect(reader.check()).rejects.toThrow()
    now += 5 * 60_000 - 1
    expect(await reader.check()).toBe(false)
    expect(mailbox.connections()).toBe(1)
    now += 1
    await expect(reader.check()).rejects.toThrow()
    expect(
      await rowsOf(shop, 'select last_error from mailboxes where name = $1', [mailboxName(mailbox.url)]),
    ).toEqual([{ last_error: 'EAUTH' }])
  })
})

test('the name of a mailbox does not hold its password', () => {
  expect(mailboxName('imaps://zaak%40shop.example:geheim@mail.shop.example/INBOX')).toBe(
    'zaak@shop.example@mail.shop.example/INBOX',
  )
})
