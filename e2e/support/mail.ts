import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import { linkPage, progressPage } from '../../src/common/account-pages.ts'
import { formatOrderNumber } from '../../src/common/order-number.ts'
import type { Shop } from './shop.ts'

/** The mails that the shop sent to an address, oldest first, once there are this many; no more may follow. */
export async function mailsTo(shop: Shop, address: string, count: number): Promise<readonly Email[]> {
  const read = async () =>
    (await sentMails(shop)).filter(({ to }) => to?.some(({ address: other }) => other === address))
  await expect.poll(read).toHaveLength(count)
  return read()
}

/** The newest of the mails that the shop sent to an address. */
export async function newestMailTo(shop: Shop, address: string, count: number): Promise<Email> {
  const newest = (await mailsTo(shop, address, count)).at(-1)
  if (!newest) throw new Error(`No mail to ${address}`)
  return newest
}

/** The link in a mail to one of the shop's pages. */
export function linkIn({ text = '', subject }: Email, page: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find(address => new URL(address).pathname === page)
  if (!link) throw new Error(`No link to ${page} in the mail "${subject}"`)
  return link
}

/** The link in a mail on which its reader chooses a password. */
export const passwordLinkIn = (mail: Email): string => linkIn(mail, linkPage)

/** Mails that were read before, by their file: who waits for one looks at all again and again. */
const readBefore = new Map<string, Promise<Email>>()

function readMail(file: string): Promise<Email> {
  const read = readBefore.get(file) ?? readFile(file).then(source => PostalMime.parse(source))
  readBefore.set(file, read)
  return read
}

/** Everything that the shop has sent so far, oldest first. */
export async function sentMails(shop: Shop): Promise<readonly Email[]> {
  const folder = path.join(shop.dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files
      .filter(file => file.endsWith('.eml'))
      .toSorted()
      .map(file => readMail(path.join(folder, file))),
  )
}

/** The mail whose subject begins like this; waits for it. */
export async function mailAbout(shop: Shop, start: string): Promise<Email> {
  const found = async () => (await sentMails(shop)).find(({ subject = '' }) => subject.startsWith(start))
  await expect.poll(found).toBeDefined()
  const mail = await found()
  if (!mail) throw new Error(`No mail about ${start}`)
  return mail
}

/** The link in the mail that confirms an order. @param number nine digits */
export const followLinkOf = async (shop: Shop, number: string): Promise<string> =>
  linkIn(await mailAbout(shop, `Je bestelling ${formatOrderNumber(number)}`), progressPage)
