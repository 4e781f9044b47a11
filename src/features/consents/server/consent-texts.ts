import { sql } from 'drizzle-orm'
import consents from '../../../../content/consents.json' with { type: 'json' }
import terms from '../../../../content/site/terms.json' with { type: 'json' }
import type { Database } from '../../../platform/database/pool.ts'
import { StartupProblem } from '../../../platform/operations/startup-problem.ts'
import { applicationConsent } from '../texts.ts'
import { type ConsentKind, directDebitVersion, sepaSchemes } from './consent.ts'
import { consentTexts } from './tables.ts'

/** The terms as one text, below the sentence that was ticked. */
const termsText = [
  consents.terms.text,
  terms.title,
  ...terms.intro,
  ...terms.sections.flatMap(({ title, paragraphs }, position) => [
    `${position + 1}. ${title}`,
    ...paragraphs,
  ]),
].join('\n\n')

/** Current consent texts; `{creditor}` and the like are filled in per consent. */
const shipped: readonly { kind: ConsentKind; version: string; text: string }[] = [
  { kind: 'terms', version: consents.terms.version, text: termsText },
  { kind: 'long-term', version: consents.longTerm.version, text: consents.longTerm.text },
  { kind: 'long-term', version: consents.longestTerm.version, text: consents.longestTerm.text },
  { kind: 'application', ...applicationConsent },
  ...sepaSchemes.map(scheme => ({
    kind: 'direct-debit' as const,
    version: directDebitVersion(scheme),
    text: consents.directDebit.text[scheme],
  })),
]

/**
 * Keeps the texts of today as rows, so that each can be shown again word for word. A text that is there stays as it is.
 * @throws StartupProblem when a text was changed without a new version
 */
export async function storeConsentTexts(database: Database): Promise<void> {
  await database
    .insert(consentTexts)
    .values([...shipped])
    .onConflictDoUpdate({
      target: [consentTexts.kind, consentTexts.version],
      set: { text: sql`excluded.text` },
      // A version that came over from an older database without its text.
      setWhere: sql`${consentTexts.text} is null`,
    })
  const kept = await database.select().from(consentTexts)
  for (const { kind, version, text } of shipped) {
    const same = kept.some(row => row.kind === kind && row.version === version && row.text === text)
    if (same) continue
    throw new StartupProblem(
      `The text "${kind}" of version ${version} is not the one that people agreed to: put it back as it was, or give the new wording a new version in content/consents.json.`,
    )
  }
}
