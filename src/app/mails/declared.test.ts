import { expect, expectTypeOf, test } from 'vitest'
import { declareMail, type MailNameOf, mailClasses } from '../../common/mail-kinds.ts'
import { caseMails } from '../../features/cases/mails.ts'
import { followLink } from '../../features/mailed-links/server/progress-link.ts'
import { mailKindsOf } from '../../platform/deliveries/kinds.ts'
import type { email } from '../../platform/deliveries/queue.ts'
import { exportsOf } from '../events/testing-declared.ts'
import { linkPurposes } from '../server/link-purposes.ts'
import { type MailName, mailKinds } from './declared.ts'
import { caseMailNames, mailKindNames } from './texts.ts'

test('mistakes do not compile, which npm run check judges', () => {
  type Kind = Parameters<typeof email>[0]
  expectTypeOf<'delivery-planned'>().not.toExtend<Kind>()
  expectTypeOf<Kind>().not.toExtend<string>()
  expectTypeOf(caseMails).not.toHaveProperty('deliveryPlaced')
  expectTypeOf<'delivery-planed'>().not.toExtend<MailName>()
  type Two = Pick<typeof caseMails, 'held' | 'failed'>
  expectTypeOf<{ 'order-held': string }>().not.toExtend<Readonly<Record<MailNameOf<Two>, string>>>()
})

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
