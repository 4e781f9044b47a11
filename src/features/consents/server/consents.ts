import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { ConsentWay } from '../consent-ways.ts'
import { type Consent, type ConsentKind, consentKinds, fillIn, type NewConsent } from './consent.ts'
import { caseConsents, consentTexts } from './tables.ts'

const FilledIn = z.nullable(z.record(z.string(), z.string()))

/** A consent, and when it was given. */
export type GivenConsent = Consent & {
  readonly givenAt: Date
  /** The colleague who read it out on the phone; null where it was given on the website. */
  readonly readOutBy: string | null
  /** The person who gave it, and how, where a client of the API passed it on. */
  readonly passedOn: { readonly by: string; readonly how: ConsentWay } | null
}

/** Consents given with a case. */
export const consentsOf = async (database: Queryable, caseId: number): Promise<readonly GivenConsent[]> =>
  (await consentsAmong(database, [caseId])).get(caseId) ?? []

/** Consents given with these cases, by the case's id. */
export async function consentsAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly GivenConsent[]>> {
  const rows = await database
    .select({
      caseId: caseConsents.caseId,
      kind: consentTexts.kind,
      textVersion: consentTexts.version,
      text: consentTexts.text,
      reference: caseConsents.reference,
      filledIn: caseConsents.filledIn,
      givenAt: caseConsents.givenAt,
      readOutBy: caseConsents.readOutBy,
      isReadOut: sql<boolean>`${caseConsents.channel} = 'phone'`,
      givenBy: caseConsents.givenBy,
      givenHow: caseConsents.givenHow,
    })
    .from(caseConsents)
    .innerJoin(consentTexts, eq(consentTexts.id, caseConsents.consentTextId))
    .where(inArray(caseConsents.caseId, [...caseIds]))
  const consents = rows
    .map(({ text, filledIn, givenBy, givenHow, ...consent }) => ({
      ...consent,
      text: text && fillIn(text, FilledIn.parse(filledIn) ?? {}),
      passedOn: givenHow === null ? null : { by: givenBy ?? '', how: givenHow },
    }))
    .toSorted((one, other) => consentKinds.indexOf(one.kind) - consentKinds.indexOf(other.kind))
  return new Map(
    [...Map.groupBy(consents, ({ caseId }) => caseId)].map(([id, given]) => [
      id,
      given.map(({ caseId: _case, ...consent }) => consent),
    ]),
  )
}

/**
 * A `with` part that stores what was agreed to, in a statement whose part `opened` answers the id of the case. A text that is
 * not there breaks it.
 * @param json where the consents stand, as PostgreSQL finds them: an array of `NewConsent`
 */
export const insertConsents = (json: string): string => `
    insert into case_consents (case_id, agreement_text_id, reference, filled_in)
    select opened.id, (select id from agreement_texts where kind = given.kind and version = given.version),
      given.reference, given."filledIn"
    from opened, jsonb_to_recordset(${json}) as given (kind text, version text, reference text, "filledIn" jsonb)`

/** A consent that a client of the API passes on. */
export type PassedOnConsent = {
  readonly kind: ConsentKind
  readonly givenBy: string
  readonly how: ConsentWay
  /** null where its sender does not say when. */
  readonly givenAt: Date | null
}

/** Writes down who gave the consents of a case that came in by API, and how. */
export async function recordPassedOn(
  tx: Transaction,
  caseId: number,
  consents: readonly PassedOnConsent[],
): Promise<void> {
  for (const { kind, givenBy, how, givenAt } of consents) {
    const texts = tx.select({ id: consentTexts.id }).from(consentTexts).where(eq(consentTexts.kind, kind))
    await tx
      .update(caseConsents)
      .set({ channel: 'api', givenBy, givenHow: how, ...(givenAt && { givenAt }) })
      .where(and(eq(caseConsents.caseId, caseId), inArray(caseConsents.consentTextId, texts)))
  }
}

/** Writes down that somebody of the staff read out on the phone what was agreed to with a case. */
export async function recordReadOut(tx: Transaction, caseId: number, staffId: string): Promise<void> {
  await tx
    .update(caseConsents)
    .set({ channel: 'phone', readOutBy: staffId })
    .where(eq(caseConsents.caseId, caseId))
}

/** Writes down what was agreed to with a case later than when it came in; what was agreed to before stays as it was. */
export async function addConsent(
  tx: Transaction,
  caseId: number,
  { kind, version, reference, filledIn }: NewConsent,
): Promise<void> {
  const [text] = await tx
    .select({ id: consentTexts.id })
    .from(consentTexts)
    .where(and(eq(consentTexts.kind, kind), eq(consentTexts.version, version)))
  if (!text) throw new Error(`There is no text ${kind} of version ${version}`)
  await tx
    .insert(caseConsents)
    .values({ caseId, consentTextId: text.id, reference, filledIn })
    .onConflictDoNothing()
}

/** Whether the sender of a job application agreed to its being kept for a year, as a part of a query. */
export const retainsApplication = (caseId: SQLWrapper): SQL => sql`exists (
  select from ${caseConsents} join ${consentTexts} on ${consentTexts.id} = ${caseConsents.consentTextId}
  where ${caseConsents.caseId} = ${caseId} and ${consentTexts.kind} = 'application')`

/** The references of mandates by the case's id; a case without one is not in it. */
export async function mandateReferences(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await database
    .select({ caseId: caseConsents.caseId, reference: caseConsents.reference })
    .from(caseConsents)
    .innerJoin(consentTexts, eq(consentTexts.id, caseConsents.consentTextId))
    .where(and(inArray(caseConsents.caseId, [...caseIds]), eq(consentTexts.kind, 'direct-debit')))
  return new Map(rows.map(({ caseId, reference }) => [caseId, reference]))
}
