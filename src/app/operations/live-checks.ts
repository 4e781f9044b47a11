import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import defaultBrand from '../../../content/brand.json' with { type: 'json' }
import shippedResellers from '../../../content/resellers.json' with { type: 'json' }
import { countUpTo } from '../../features/addresses/server/imported-rows.ts'
import { attributeLabel } from '../../features/catalogue/attributes.ts'
import { selectState } from '../../features/catalogue/server/stored-catalogue.ts'
import { selectResellers } from '../../features/resellers/server/stored-resellers.ts'
import { shownExamples } from '../../features/site/testimonials.ts'
import type { Config } from '../../platform/config/config.ts'
import { ownFile } from '../../platform/config/own-files.ts'
import type { Queryable } from '../../platform/database/pool.ts'
import { lastBackupAt } from './backup/last-backup.ts'
import { plainConnections } from './plain-connections.ts'

/** One thing that must be right before customers order here. */
export type LiveCheck = {
  readonly what: string
  /** Dutch sentence about the problem and its remedy; null if there is none. */
  readonly problem: string | null
}

/**
 * Texts that bind the provider and that a lawyer checks (docs/legal.md), as shipped or as the provider changed them.
 */
const legalTexts = [
  'consents.json',
  'contract-summary.json',
  'site/consent.json',
  'site/privacy.json',
  'site/terms.json',
] as const
const content = ownFile('content')
const dayMs = 86_400_000

/** Everything that is shipped so that a fresh shop can be tried out, and must not go live. */
export async function liveChecks(config: Config, database: Queryable, now: Date): Promise<LiveCheck[]> {
  return [
    { what: 'Adres van de winkel', problem: addressProblem(config) },
    { what: 'Merk', problem: brandProblem(config) },
    { what: 'Testimonials', problem: testimonialsProblem(shownExamples()) },
    { what: 'Resellers', problem: await resellersProblem(database) },
    { what: 'Adressen', problem: await addressesProblem(config, database) },
    { what: 'Dekking', problem: await coverageProblem(database) },
    { what: 'E-mail', problem: mailProblem(config) },
    { what: 'Verbindingen', problem: connectionsProblem(config) },
    { what: 'Reservekopie', problem: await backupProblem(config, now) },
    { what: 'Juridische teksten', problem: await legalTextsProblem(config) },
    { what: 'Eerder stoppen', problem: await leavingProblem(database) },
    { what: 'Bewaking', problem: watchingProblem(config) },
    { what: 'Limieten', problem: limitsProblem(config) },
  ]
}

const addressProblem = ({ publicUrl }: Config): string | null =>
  publicUrl.startsWith('https://')
    ? null
    : `bezoekers komen op ${publicUrl}, zonder https: zet PUBLIC_URL op het adres met https.`

function brandProblem({ brand }: Config): string | null {
  const facts = {
    naam: [brand.name, defaultBrand.name],
    'statutaire naam': [brand.legalName, defaultBrand.legalName],
    telefoonnummer: [brand.phone.tel, defaultBrand.phone.tel],
    'e-mailadres': [brand.email, defaultBrand.email],
    adres: [brand.address.street, defaultBrand.address.street],
    'KVK nummer': [brand.kvkNumber, defaultBrand.kvkNumber],
    'btw-nummer': [brand.vatNumber, defaultBrand.vatNumber],
    'incassant-ID': [brand.creditorId, defaultBrand.creditorId],
  }
  const fictional = Object.entries(facts).filter(([, [value, shipped]]) => value === shipped)
  if (fictional.length === 0) return null
  return `van het verzonnen merk zijn nog: ${fictional.map(([name]) => name).join(', ')} (BRAND_FILE of BRAND_…).`
}

/** @param examples those that visitors see */
export function testimonialsProblem(examples: readonly { readonly company: string }[]): string | null {
  if (examples.length === 0) return null
  const companies = examples.map(({ company }) => company).join(', ')
  return `de aanbevelingen van ${companies} zijn voorbeelden: zet die van echte klanten in content/site/testimonials.json en "areExamples" op false, of zet "showExamples" op false.`
}

async function resellersProblem(database: Queryable): Promise<string | null> {
  const shipped = new Set(shippedResellers.map(({ id }) => id))
  const active = (await selectResellers(database)).filter(({ id, active }) => active && shipped.has(id))
  if (active.length === 0) return null
  return `${active.map(({ companyName }) => companyName).join(', ')} bestaat niet: ${active.map(({ id }) => `npm run reseller -- deactivate ${id}`).join(' en ')}.`
}

async function addressesProblem({ addresses }: Config, database: Queryable): Promise<string | null> {
  if (addresses.provider === 'sample')
    return 'ADDRESS_PROVIDER is sample: postcode 9999 XX speelt een storing na; zet hem op imported of pdok.'
  return (await isSample(database, 'addresses'))
    ? 'de meegeleverde adressen zijn voor een deel verzonnen: npm run import:addresses.'
    : null
}

const coverageProblem = async (database: Queryable): Promise<string | null> =>
  (await isSample(database, 'coverage'))
    ? 'de meegeleverde dekking is verzonnen: npm run import:coverage.'
    : null

/** Imported tables never have just as many rows as the small sample. */
async function isSample(database: Queryable, table: 'addresses' | 'coverage'): Promise<boolean> {
  const lines = (await readFile(path.join(content, `addresses/${table}.csv`), 'utf8')).trim().split('\n')
  return (await countUpTo(database, table, lines.length)) === lines.length - 1
}

function mailProblem({ mail }: Config): string | null {
  if (!mail.smtpUrl) return 'mails worden bewaard en niet verstuurd: zet SMTP_URL.'
  const invented = [mail.from, mail.staffEmail].find(address => /\.example>?$/.test(address))
  return invented ? `${invented} ontvangt niets: zet MAIL_FROM en STAFF_EMAIL.` : null
}

function connectionsProblem(config: Config): string | null {
  const plain = plainConnections(config)
  if (plain.length === 0) return null
  return `zonder versleuteling naar een andere machine gaat: ${plain.join(', ')}. Gebruik https, smtps of een wachtwoord, en sslmode=verify-full.`
}

async function backupProblem({ database, backup, dataDir }: Config, now: Date): Promise<string | null> {
  // An external database is backed up by its own means, which nothing here can see.
  if (database.kind === 'external') return null
  if (backup.recipients.length === 0)
    return 'er wordt geen reservekopie gemaakt: npm run backup -- new-key, en zet BACKUP_RECIPIENT.'
  const last = await lastBackupAt(dataDir)
  if (!last) return 'er is nog geen reservekopie: npm run backup, elke dag.'
  const hours = (now.getTime() - last.getTime()) / (dayMs / 24)
  return hours > 24
    ? `de laatste reservekopie is ${Math.floor(hours)} uur oud: npm run backup, elke dag.`
    : null
}

/** Each change of a text asks for a lawyer anew. */
async function legalTextsProblem({ confirmedTexts }: Config): Promise<string | null> {
  const hash = createHash('sha256')
  for (const name of legalTexts) hash.update(await readFile(path.join(content, name)))
  const fingerprint = hash.digest('hex').slice(0, 16)
  if (confirmedTexts === fingerprint) return null
  return `laat een jurist ${legalTexts.join(', ')} in content/ bevestigen (docs/legal.md), en zet dan CONFIRMED_TEXTS=${fingerprint}.`
}

/** Offerings with a term of which nobody confirmed what leaving earlier costs. */
async function leavingProblem(database: Queryable): Promise<string | null> {
  const { offerings } = await selectState(database)
  const open = [...offerings.values()].filter(
    ({ contractDuration, exitPercentage }) => contractDuration > 1 && exitPercentage === null,
  )
  if (open.length === 0) return null
  return `van ${open.length} ${open.length === 1 ? 'product' : 'producten'} met een looptijd is niet bevestigd wat eerder stoppen kost: laat een jurist de percentages bevestigen (docs/legal.md), en zet ze in de catalogus bij “${attributeLabel('exitPercentage')}”.`
}

const watchingProblem = ({ metricsToken }: Config): string | null =>
  metricsToken
    ? null
    : 'niemand kan zien hoe het gaat: zet METRICS_TOKEN en laat Prometheus meten (docs/runbook.md).'

const limitsProblem = ({ rateLimitFactor }: Config): string | null =>
  rateLimitFactor > 10
    ? `RATE_LIMIT_FACTOR is ${rateLimitFactor}: wie raadt of overlaadt wordt niet geremd.`
    : null
