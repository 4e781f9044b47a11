import path from 'node:path'
import type { ShopWithBrowser } from '../e2e/support/with-shop.ts'
import { isMailName } from '../src/app/mails/declared.ts'
import { emailSamples, sampleContext } from '../src/app/worker/testing-emails.ts'
import { builtEmails } from '../src/features/mails/server/built-emails.ts'
import type { Email } from '../src/platform/mail/email.ts'
import { waitUntilStable } from './take.ts'

/** The widths of a phone and of the pane in which a mail program shows a mail. */
export const mailWidths = [375, 700]

/** Every kind of mail, by the name of its pictures. */
export const mails = Object.keys(emailSamples)
  .filter(isMailName)
  .map(kind => ({ name: `mail-${kind}`, kind }))

/** Takes a mail as its reader sees it, in light and in dark. */
export async function takeMail(
  { kind }: (typeof mails)[number],
  { browser }: ShopWithBrowser,
  folder: string,
): Promise<void> {
  const { emails, renderEmail } = (await builtEmails()) as typeof import('../src/app/worker/emails.tsx')
  const email: Email<unknown> = emails[kind]
  const { html } = await renderEmail(email, emailSamples[kind], sampleContext)
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    for (const width of mailWidths) {
      await page.setViewportSize({ width, height: 740 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await waitUntilStable(page)
        await page.screenshot({ path: path.join(folder, `${width}-${colorScheme}.png`), fullPage: true })
      }
    }
  } finally {
    await page.close()
  }
}
