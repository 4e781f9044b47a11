import { caseNumbers } from '../../features/cases/server/case.ts'
import { readConfig } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/pool.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { createCipher } from '../../platform/secrets/cipher.ts'
import { refuseOtherSecret } from '../../platform/secrets/secret-fingerprint.ts'
import { openSecrets } from '../../platform/secrets/secrets.ts'
import {
  type CorrectionServices,
  correctDocuments,
  type FlawedDocument,
  type WhyNot,
} from '../operations/documents/correct-documents.ts'
import { onShopDatabase } from './with-shop-database.ts'

/**
 * `npm run documents -- check` looks for kept documents of which characters are missing, drawn or in the text; `-- correct`
 * has the right one stand beside each. `--after ID` begins behind a document. Works beside a running shop. Exit code 1 where
 * some have no correction.
 */

const usage = 'Use: npm run documents -- check, or npm run documents -- correct; both take --after ID.\n'

const reasons: Readonly<Record<WhyNot, string>> = {
  'not-read': 'cannot be read',
  gone: 'what it was drawn from is gone',
  'says-otherwise': 'drawn today it would say something else',
  'nobody-to-tell': 'the customer has no e-mail address to be told at',
}

process.exitCode = await run(process.argv.slice(2)).catch(reportToOperator)

async function run([command, ...options]: readonly string[]): Promise<number> {
  const after = afterOf(options)
  if ((command !== 'check' && command !== 'correct') || after === null) {
    process.stderr.write(usage)
    return 2
  }
  const config = await readConfig(process.env)
  const secrets = await openSecrets(config)
  const { brand, closingDays } = config
  return onShopDatabase(config, async database => {
    await refuseOtherSecret(database, secrets)
    const cipherFor = (purpose: 'document' | 'iban') =>
      createCipher(secrets.deriveKey(purpose), secrets.previousKey(purpose))
    const services: CorrectionServices = {
      brand,
      closingDays,
      ibanCipher: cipherFor('iban'),
      documents: {
        database,
        cipher: cipherFor('document'),
        contentKey: secrets.deriveKey('document-content'),
      },
      mailDomain: new URL(config.publicUrl).hostname,
    }
    return lookThrough(database, services, { after, isTrial: command === 'check' })
  })
}

/** 0 without the option; null where it is not understood. */
function afterOf(options: readonly string[]): number | null {
  if (options.length === 0) return 0
  const [name, id = ''] = options
  return name === '--after' && /^\d{1,15}$/.test(id) && options.length === 2 ? Number(id) : null
}

async function lookThrough(
  database: Database,
  services: CorrectionServices,
  { after, isTrial }: { readonly after: number; readonly isTrial: boolean },
): Promise<number> {
  let looked = 0
  let left = 0
  let right = 0
  let next: number | null = after
  while (next !== null) {
    const findings = await correctDocuments(services, { after: next, isTrial })
    await print(database, findings.flawed, isTrial)
    looked += findings.looked
    left += findings.flawed.filter(({ whyNot }) => whyNot !== null).length
    right += findings.flawed.filter(({ whyNot }) => whyNot === null).length
    if (findings.after !== null)
      process.stderr.write(
        `${looked} documents were looked at; to go on from here: --after ${findings.after}\n`,
      )
    next = findings.after
  }
  process.stdout.write(
    `${looked} documents were looked at. ${right} ${isTrial ? 'can be corrected (npm run documents -- correct)' : 'were corrected'}, ${left} cannot.\n`,
  )
  return left === 0 ? 0 : 1
}

/** Numbers of cases and kinds of documents: the output names nobody. */
async function print(database: Database, flawed: readonly FlawedDocument[], isTrial: boolean): Promise<void> {
  const numbers = await caseNumbers(
    database,
    flawed.map(({ caseId }) => caseId),
  )
  for (const { caseId, kind, version, whyNot } of flawed) {
    const name = kind === 'quote' ? `${kind} ${version}` : kind
    const done = isTrial ? 'can be corrected' : 'corrected'
    process.stdout.write(
      `${numbers.get(caseId) ?? '?'} ${name}: ${whyNot === null ? done : `not corrected, ${reasons[whyNot]}`}\n`,
    )
  }
}
