/**
 * npm run screenshots: every screen and state at four widths, in light and in forced colours, every mail and every
 * document, as pictures in .cache/screenshots with one page that shows them all; with --beside also what differs from
 * earlier ones. Ends with exit code 1 where a screen could not be reached.
 */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type ShopWithBrowser, withShop } from '../e2e/support/with-shop.ts'
import { agreementScreens } from './agreements.ts'
import { compareFolders, type Folders, whyNotBeside } from './beside.ts'
import { inLines, writeComparison } from './beside-page.ts'
import { catalogueScreens } from './catalogue.ts'
import { chainScreens } from './chain.ts'
import { composeScreens } from './compose.ts'
import { conflictScreens } from './conflicts.ts'
import { conversationScreens } from './conversation.ts'
import { coverageScreens } from './coverage.ts'
import { accountAndCustomerScreens } from './customer.ts'
import { deskScreens } from './desk.ts'
import { documents, takeDocument } from './documents.ts'
import { linkScreens } from './links.ts'
import { mails, mailWidths, takeMail } from './mails.ts'
import { orderScreens } from './order.ts'
import { writeOverview } from './overview.ts'
import { savedCartScreens } from './saved-cart.ts'
import { stateScreens } from './states.ts'
import { systemScreens } from './systems.ts'
import { takeScreen } from './take.ts'
import { websiteScreens } from './website.ts'

const usualWidths = [360, 768, 1280, 1440]
const folder = path.resolve(import.meta.dirname, '../.cache/screenshots')
const folderBeside = `${folder}-beside`

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    light: { type: 'boolean', default: false },
    beside: { type: 'string' },
  },
})
const widths = values.width?.map(Number) ?? usualWidths
const onlyLight = values.light
const screens = [
  ...websiteScreens,
  ...composeScreens,
  ...orderScreens,
  ...accountAndCustomerScreens,
  ...linkScreens,
  ...agreementScreens,
  ...savedCartScreens,
  ...stateScreens,
  ...chainScreens,
  ...deskScreens,
  ...conversationScreens,
  ...systemScreens,
  ...catalogueScreens,
  ...coverageScreens,
  ...conflictScreens,
]

/** A subject of pictures, by the name of its folder. */
type Subject = {
  readonly name: string
  readonly take: (parts: ShopWithBrowser, into: string) => Promise<void>
}
const subjects: readonly Subject[] = [
  ...screens.map(screen => ({
    name: screen.name,
    take: (parts: ShopWithBrowser, into: string) => takeScreen(screen, parts, into, { widths, onlyLight }),
  })),
  ...mails.map(mail => ({
    name: mail.name,
    take: (parts: ShopWithBrowser, into: string) => takeMail(mail, parts, into, onlyLight),
  })),
  ...documents.map(document => ({
    name: document.name,
    take: (parts: ShopWithBrowser, into: string) => takeDocument(document, parts, into),
  })),
]
const isAsked = (name: string) => words.length === 0 || words.some(word => name.includes(word))
const asked = subjects.filter(({ name }) => isAsked(name))

if (asked.length === 0 || !widths.every(width => Number.isInteger(width) && width > 0)) {
  process.stderr.write(
    'Usage: npm run screenshots -- [--width PIXELS …] [--light] [--beside FOLDER] [WORD of a name …]\n',
  )
  process.exit(2)
}
const folders =
  values.beside !== undefined
    ? { before: path.resolve(values.beside), now: folder, into: folderBeside }
    : null
const refusal = folders && (await whyNotBeside(folders))
if (refusal) {
  process.stderr.write(`${refusal}\n`)
  process.exit(2)
}
if (asked.length === subjects.length) await rm(folder, { recursive: true, force: true })
await withShop(async parts => {
  for (const subject of asked) {
    // Ctrl-C ends the browser first.
    if (!parts.browser.isConnected()) return
    if (!(await succeeds(subject, parts))) process.exitCode = 1
  }
})
process.stdout.write(`${await writeOverview(folder)}\n`)
if (folders) await setBeside(folders)

/** Compares what was taken now, and nothing that lies there of other runs. */
async function setBeside(both: Folders): Promise<void> {
  const taken = new Set([...widths, ...mailWidths])
  const comparison = await compareFolders(both, picture => {
    const [name = '', file = ''] = picture.split('/')
    const width = Number.parseInt(file, 10)
    return isAsked(name) && (Number.isNaN(width) || taken.has(width))
  })
  process.stdout.write(`${inLines(comparison).join('\n')}\n${await writeComparison(comparison, both.into)}\n`)
}

async function succeeds({ name, take }: Subject, parts: ShopWithBrowser): Promise<boolean> {
  const into = path.join(folder, name)
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  try {
    await take(parts, into)
    process.stdout.write(`${name}\n`)
    return true
  } catch (error) {
    process.stderr.write(`${name} could not be taken: ${error instanceof Error ? error.message : error}\n`)
    return false
  }
}
