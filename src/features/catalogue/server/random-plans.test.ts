import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Database, openPool, transaction } from '../../../platform/database/pool.ts'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import { type DatabaseClock, takeClock } from '../../../platform/database/testing-clock.ts'
import { addStaff } from '../../staff/server/testing.ts'
import { brokenIn } from '../planned-moments.ts'
import type { CatalogueState } from '../revision.ts'
import { problemText } from '../revision-words.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { changeOffering, endOffering } from './edit-items.ts'
import { importCatalogue } from './import-catalogue.ts'
import { importFile } from './import-file.ts'
import { checkRevision } from './plan-revision.ts'
import { makeRevision, planRevision } from './revisions.ts'
import { selectState } from './stored-catalogue.ts'
import { lastStates } from './stored-offerings.ts'
import { changesOf, findRevision, listRevisions } from './stored-revisions.ts'
import { openUndoRequest, revisionsToUndo } from './stored-undo-requests.ts'
import { confirmUndo, refuseUndo, undoRevision, withdrawUndo } from './undo-revision.ts'

/**
 * Colleagues who plan, undo, ask each other to undo and import at random while time passes. At each moment two copies sell what
 * the desk says, and no moment that is planned breaks a rule.
 */

/** The two plans of telephony, of which one must be sold, and a line. */
const items = [31001, 31002, 11001] as const
const began = new Date('2098-01-01T11:00:00Z')
const dayMs = 24 * 60 * 60 * 1000

/** Days from now; null: at once. */
const day = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null })
const item = fc.constantFrom(...items)
/** Ends of a request to undo: the second colleague decides, or the first takes it back. */
const decisions = ['confirm', 'refuse', 'take back'] as const
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ deed: fc.constant('end' as const), item, day }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('return' as const), item, day }) },
  {
    weight: 2,
    arbitrary: fc.record({
      deed: fc.constant('price' as const),
      item,
      day,
      /** Days until it falls back by itself; null: it stays. */
      lasts: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
      cents: fc.integer({ min: 0, max: 9_999 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('undo' as const), which: fc.nat(), day }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('ask to undo' as const), which: fc.nat(), day }) },
  {
    weight: 2,
    arbitrary: fc.record({ deed: fc.constantFrom(...decisions), which: fc.nat() }),
  },
  fc.record({ deed: fc.constant('import' as const), without: fc.subarray([...items]), day }),
  fc.record({ deed: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 8 }) }),
)
type Step = ReturnType<(typeof step)['generate']>['value']

type World = {
  readonly services: CatalogueDeskServices
  readonly staffId: string
  readonly secondId: string
  readonly clock: DatabaseClock
  now: Date
}

const dayAfter = (now: Date, days: number | null): string | null =>
  days === null ? null : new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)

/** Does one step; what the desk refuses changes nothing, and is a step too. @returns whether it was done */
async function take(world: World, asked: Step): Promise<boolean> {
  const { services, staffId, now } = world
  const { database } = services
  if (asked.deed === 'wait') {
    world.now = new Date(now.getTime() + asked.days * dayMs)
    await world.clock.set(world.now)
    return true
  }
  if ('which' in asked && !('day' in asked)) return decide(world, asked)
  const startsAt = dayAfter(now, asked.day)
  if (asked.deed === 'undo' || asked.deed === 'ask to undo') {
    const revisions = (await listRevisions(database)).filter(({ origin }) => origin !== 'installation')
    const chosen = revisions[asked.which % Math.max(1, revisions.length)]
    const needsApproval = asked.deed === 'ask to undo'
    const undoing = { reason: 'Fout', startsAt }
    const undone =
      chosen && (await undoRevision({ ...services, needsApproval }, { staffId, id: chosen.id }, undoing))
    return undone?.kind === 'done'
  }
  if (asked.deed === 'import') {
    const imported = await transaction(database, async tx => {
      const { offerings } = await selectState(
        tx,
        startsAt === null ? null : new Date(`${startsAt}T12:00:00Z`),
      )
      const wanted = [...offerings.values()].filter(({ id }) => !asked.without.some(each => each === id))
      return importCatalogue(tx, { offerings: wanted }, startsAt, { name: 'Bestand', origin: 'file' })
    })
    return imported.kind === 'imported'
  }
  const endsAt =
    asked.deed === 'price' && asked.lasts !== null ? dayAfter(now, (asked.day ?? 0) + asked.lasts) : null
  const made = await makeRevision(services, staffId, { name: asked.deed, description: '', startsAt, endsAt })
  if (made.kind !== 'done') return false
  const revision = { staffId, id: made.value }
  await edit(world, revision, asked)
  const [stored, changes] = [await findRevision(database, made.value), await changesOf(database, made.value)]
  if (!stored) return false
  const { warned } = await checkRevision(database, changes, stored.startsAt)
  const confirmed = warned.map(problemText)
  const planned = await planRevision(services, revision, { version: stored.version, confirmed })
  return planned.kind === 'done'
}

/** Decides on a request that waits. @returns whether it was done */
async function decide(
  { services, staffId, secondId }: World,
  { deed, which }: Extract<Step, { readonly deed: (typeof decisions)[number] }>,
): Promise<boolean> {
  const waiting = await revisionsToUndo(services.database)
  const id = waiting[which % Math.max(1, waiting.length)]
  const request = id === undefined ? null : await openUndoRequest(services.database, id)
  if (id === undefined || !request) return false
  const act = (by: string) => ({ staffId: by, id, request: request.id })
  const decided = await {
    confirm: () => confirmUndo(services, act(secondId)),
    refuse: () => refuseUndo(services, act(secondId), 'De prijs klopt'),
    'take back': () => withdrawUndo(services, act(staffId)),
  }[deed]()
  return decided.kind === 'done'
}

/** A product that is sold at the moment of the revision is ended, gets another price, or comes back as it was last. */
async function edit(
  { services, now }: World,
  revision: { readonly staffId: string; readonly id: number },
  asked: Extract<Step, { readonly item: number }>,
) {
  const { database } = services
  const startsAt = dayAfter(now, asked.day)
  const { offerings } = await selectState(
    database,
    startsAt === null ? now : new Date(`${startsAt}T12:00:00Z`),
  )
  const sold = offerings.get(asked.item)
  const act = { ...revision, item: asked.item, version: 0 }
  if (asked.deed === 'end') return endOffering(services, act)
  if (asked.deed === 'price')
    return sold && changeOffering(services, act, { ...sold, listPriceInCents: asked.cents })
  const last = (await lastStates(database)).get(asked.item)
  const content = Buffer.from(JSON.stringify({ offerings: last ? [last] : [] })).toString('base64')
  return importFile(services, revision, { kind: 'json', content, isTry: false })
}

/** Everything that is sold, by its ids and prices. */
const wordsOf = ({ offerings }: CatalogueState) =>
  [...offerings.values()].map(({ id, listPriceInCents }) => `${id} ${listPriceInCents}`).toSorted()

async function expectTrue(database: Database, copies: readonly Catalogue[]) {
  const desk = wordsOf(await selectState(database))
  for (const copy of copies) {
    const { offerings } = await copy.verified()
    const sold = Object.values(offerings).flat()
    expect(sold.map(({ id, listPriceInCents }) => `${id} ${listPriceInCents}`).toSorted()).toEqual(desk)
    expect(copy.isInvalid()).toBe(false)
  }
  for (const { name, startsAt, status } of await listRevisions(database))
    if (status === 'active' && startsAt)
      expect(brokenIn(await selectState(database, startsAt)), name).toEqual([])
}

/** Deeds after which the shop sells what it sold before. */
const idle: ReadonlySet<Step['deed']> = new Set(['ask to undo', 'refuse', 'take back'])

/** One of each decision at least, whatever chance brings. */
const price = { deed: 'price', item: 31002, day: null, lasts: null } as const
const example: Step[] = [
  { ...price, cents: 1_111 },
  { deed: 'ask to undo', which: 0, day: null },
  { deed: 'refuse', which: 0 },
  { deed: 'ask to undo', which: 0, day: 3 },
  { deed: 'take back', which: 0 },
  { deed: 'ask to undo', which: 0, day: 3 },
  { deed: 'wait', days: 4 },
  // Its day has passed meanwhile.
  { deed: 'confirm', which: 0 },
  { deed: 'refuse', which: 0 },
  { deed: 'ask to undo', which: 0, day: null },
  { deed: 'confirm', which: 0 },
]

test('what is sold is what the desk says, and no planned moment breaks a rule, whatever is planned, undone, asked and imported', async () => {
  const taken: Step['deed'][] = []
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 24 }), async steps => {
      const test = await createTestDatabase()
      const clock = await takeClock(test, began)
      const pools = [0, 1].map(() => openPool(test.connection, () => undefined))
      const copies = pools.map(pool => createCatalogue(pool))
      const { id: staffId } = await addStaff(test.database, { role: 'beheerder' })
      const { id: secondId } = await addStaff(test.database, { role: 'catalogus' })
      const services: CatalogueDeskServices = {
        database: test.database,
        publicUrl: 'http://shop.example',
        needsApproval: false,
        reach: {},
        previewKey: Buffer.alloc(32),
      }
      const world: World = { services, staffId, secondId, clock, now: began }
      try {
        for (const asked of steps) {
          const before = wordsOf(await selectState(test.database))
          if (await take(world, asked)) taken.push(asked.deed)
          if (idle.has(asked.deed)) expect(wordsOf(await selectState(test.database))).toEqual(before)
          await expectTrue(test.database, copies)
        }
      } finally {
        await Promise.all(pools.map(pool => pool.end()))
        await test.drop()
      }
    }),
    { numRuns: 4, examples: [[example]] },
  )
  // Refusals alone would prove nothing.
  expect(taken.length).toBeGreaterThan(20)
  expect(taken).toEqual(expect.arrayContaining(['confirm', 'refuse', 'take back']))
})
