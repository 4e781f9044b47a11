import path from 'node:path'
import type { ShopWithBrowser } from '../e2e/support/with-shop.ts'
import { isMailName, type MailName } from '../src/app/mails/declared.ts'
import { emailSamples, sampleContext } from '../src/app/worker/testing-emails.ts'
import { builtEmails } from '../src/features/mails/server/built-emails.ts'
import type { Email } from '../src/platform/mail/email.ts'
import { mailStates } from './mail-states.ts'
import { waitUntilStable } from './take.ts'

/** The widths of a phone and of the pane in which a mail program shows a mail. */
export const mailWidths = [360, 700]

type PicturedMail = { readonly name: string; readonly kind: MailName; readonly about: unknown }

/** Every kind of mail, by the name of its pictures, and the states in which it says something else. */
export const mails: readonly PicturedMail[] = [
  ...Object.keys(emailSamples)
    .filter(isMailName)
    .map(kind => ({ name: `mail-${kind}`, kind, about: emailSamples[kind] })),
  ...mailStates.map(({ kind, state, about }) => ({ name: `mail-${kind}-${state}`, kind, about })),
]

/** Takes a mail as its reader sees it, in light and in dark. */
export async function takeMail(
  { kind, about }: PicturedMail,
  { browser }: ShopWithBrowser,
  folder: string,
  onlyLight: boolean,
): Promise<void> {
  const { emails, renderEmail } = (await builtEmails()) as typeof import('../src/app/worker/emails.tsx')
  const email: Email<unknown> = emails[kind]
  const { html } = await renderEmail(email, about, sampleContext)
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    for (const width of mailWidths) {
      await page.setViewportSize({ width, height: 740 })
      for (const colorScheme of onlyLight ? (['light'] as const) : (['light', 'dark'] as const)) {
        await page.emulateMedia({ colorScheme })
        await waitUntilStable(page)
        await page.screenshot({ path: path.join(folder, `${width}-${colorScheme}.png`), fullPage: true })
      }
    }
  } finally {
    await page.close()
  }
}
