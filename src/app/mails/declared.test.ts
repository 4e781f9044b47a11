import { expect, test } from 'vitest'
import { declareMail, type MailNameOf, mailClasses } from '../../common/mail-kinds.ts'
import { caseMails } from '../../features/cases/mails.ts'
import { followLink } from '../../features/mailed-links/server/progress-link.ts'
import { mailKindsOf } from '../../platform/deliveries/kinds.ts'
import { email } from '../../platform/deliveries/queue.ts'
import { exportsOf } from '../events/testing-declared.ts'
import { linkPurposes } from '../server/link-purposes.ts'
import { type MailName, mailKinds } from './declared.ts'
import { caseMailNames, mailKindNames } from './texts.ts'

/** Mistakes that `npm run check` refuses; compiled, never called. One that compiles is an error of its own there. */
const mistakes = () => [
  // @ts-expect-error no string is a kind of mail
  email('delivery-planned', 'lotte@korenmolen.example', 'shop.example'),
  // @ts-expect-error no feature declares it
  email(caseMails.deliveryPlaned, 'lotte@korenmolen.example', 'shop.example'),
  // @ts-expect-error a misspelt name
  ((): MailName => 'delivery-planed')(),
  // @ts-expect-error a table that misses a kind
  ((): Readonly<Record<MailNameOf<Pick<typeof caseMails, 'held' | 'failed'>>, string>> => ({
    'order-held': '',
  }))(),
  // @ts-expect-error a table that misspells one
  ((): typeof mailKindNames => ({ ...mailKindNames, 'delivery-planed': '' }))(),
  // @ts-expect-error it is a kind, and no word
  caseMails.deliveryPlanned === 'delivery-planned',
]

test('mistakes do not compile', () => expect(mistakes).toBeTypeOf('function'))

test('no two features declare the same mail, and one is found by its name', () => {
  expect(new Set(mailKinds.names).size).toBe(mailKinds.names.length)
  expect(mailKinds.named('delivery-planned')).toBe(caseMails.deliveryPlanned)
  expect(mailKinds.named('of-a-later-release')).toBeNull()
})

test('the queue knows which count towards a mailbox, and which go to the house', () => {
  const { counted, least, ofHouse } = mailKindsOf([
    declareMail('typed', mailClasses.typed),
    declareMail('aside', mailClasses.typedAside),
    declareMail('link', mailClasses.registered),
    declareMail('notice', mailClasses.house),
    declareMail('report', mailClasses.report),
    declareMail('own', mailClasses.account),
  ])
  expect([counted, least, ofHouse]).toEqual([['typed', 'aside', 'link'], ['aside'], ['notice', 'report']])
})

test('a mail is called shorter on the page of its case', () =>
  expect([mailKindNames['case-message'], caseMailNames['case-message']]).toEqual([
    'Mail van een medewerker',
    'Antwoord',
  ]))

test('the queue is handed every kind that a feature declares', async () => {
  const declared = await exportsOf('mails.ts')
  expect(new Set(declared)).toEqual(new Set(mailKinds.names.map(name => mailKinds.named(name))))
})

test('an encoded link leads back whatever a feature mails it for', async () => {
  const declared = await exportsOf('server/links.ts')
  expect(new Set([followLink, ...declared])).toEqual(new Set(linkPurposes))
})
