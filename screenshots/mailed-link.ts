import { setTimeout as pause } from 'node:timers/promises'
import { linkIn, sentMails } from '../e2e/support/mail.ts'
import type { Visitor } from './screen.ts'

/** The link to a page in the first mail that is about this. */
export async function mailedLink({ parts }: Visitor, about: string, linkPage: string): Promise<string> {
  for (;;) {
    const mails = await sentMails(parts.shop)
    const mail = mails.find(
      ({ subject = '', text = '', to }) =>
        (subject.includes(about) || to?.some(({ address }) => address === about)) && text.includes(linkPage),
    )
    if (mail) return linkIn(mail, linkPage)
    await pause(100)
  }
}
