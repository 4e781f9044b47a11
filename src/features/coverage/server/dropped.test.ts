import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { recount, storedCounts } from '../../addresses/server/reach/stored-counts.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import type { ByHand } from '../import-schemas.ts'
import { shippedAddresses, shippedCoverage, slowerCoverage, startImportShop } from './testing-imports.ts'
import { coverageRefusals } from './texts.ts'

/** A file that says what colleagues corrected or added, and what is done with that. */

const { shop, bulk, colleague, read, decideAndWork, ready, forgetWaiting, stop } = await startImportShop()
const reader = await shop.staff('lezer')
const administrator = await shop.staff('beheerder')
afterAll(stop)
beforeEach(async () => {
  await forgetWaiting()
  await shop.testDatabase.pool.query('truncate coverage_corrections, added_addresses')
})

const path = '/api/beheer/dekking'
const whoAndWhy = { source: 'Gebeld met de netbeheerder', reason: 'De kabel ligt er' }

async function correct(changes: object = {}): Promise<string> {
  const id = randomUUID()
  const body = {
    id,
    scope: 'address',
    zipCode: '1017XN',
    numbers: '42',
    technology: 'fibre',
    availability: 'on-net',
    maxDownloadMbs: 100,
    maxUploadMbs: 100,
    weeksFrom: 1,
    weeksTo: 3,
    oneTimeInCents: null,
    startsOn: '2026-01-01',
    endsOn: null,
    ...whoAndWhy,
    ...changes,
  }
  expect((await colleague.post(`${path}/correcties`, { body })).status).toBe(204)
  return id
}

async function addAddress(numbers: string): Promise<string> {
  const id = randomUUID()
  const body = { id, zipCode: '8011PK', numbers, street: 'Nieuwstraat', city: 'Zwolle', ...whoAndWhy }
  expect((await colleague.post(`${path}/adressen`, { body })).status).toBe(204)
  return id
}

async function press(what: string, body: object) {
  const response = await colleague.post(`${path}/${what}`, { body })
  return { status: response.status, message: response.ok ? '' : (await response.json()).message }
}

const stateIn = async (importId: number, id: string): Promise<ByHand> => {
  const found = (await read(importId)).byHand.find(each => each.id === id)
  if (!found) throw new Error(`${id} is not in the comparison`)
  return found
}

async function latestEvent(): Promise<string | undefined> {
  const { entries } = await (await administrator.get('/api/beheer/logboek')).json()
  return entries[0]?.type
}

describe('a correction that a file says too', () => {
  test('is dropped by one press once the file is live, back by another, and back too when the file is taken back', async () => {
    const id = await correct()
    const file = await ready(slowerCoverage)
    expect(await stateIn(file, id)).toMatchObject({ version: 1, state: 'stands' })
    const drop = (version: number) => press(`correcties/${id}/beeindigen`, { version, droppedFor: file })
    // While the old file is live the correction is needed.
    expect(await drop(1)).toEqual({ status: 409, message: coverageRefusals.notDropped })

    await decideAndWork(file, 'plan')
    expect((await drop(1)).status).toBe(204)
    expect(await stateIn(file, id)).toMatchObject({ version: 2, state: 'dropped' })
    expect(await latestEvent()).toBe('coverage-correction-ended')
    expect(await press(`correcties/${id}/hervatten`, { version: 1 })).toMatchObject({ status: 409 })
    expect((await press(`correcties/${id}/hervatten`, { version: 2 })).status).toBe(204)
    expect(await latestEvent()).toBe('coverage-correction-resumed')
    expect(await stateIn(file, id)).toMatchObject({ version: 3, state: 'stands' })

    expect((await drop(3)).status).toBe(204)
    const other = await correct({ zipCode: '8011PK', numbers: '15' })
    expect((await press(`correcties/${other}/beeindigen`, { version: 1 })).status).toBe(204)
    await decideAndWork(file, 'take-back')
    const { corrections } = await (await reader.get(`${path}/correcties`)).json()
    // One that was ended for another reason stays so.
    expect(corrections.map((each: { id: string }) => each.id)).toEqual([id])
    expect(await latestEvent()).toBe('import-taken-back')
  })

  test('that says something else by now is not dropped for it', async () => {
    const id = await correct()
    const file = await ready(slowerCoverage)
    await decideAndWork(file, 'plan')
    await rowsOf(shop, 'update coverage_corrections set max_download_mbs = 2000, version = 2')
    expect(await stateIn(file, id)).toMatchObject({ state: 'other' })
    expect(await press(`correcties/${id}/beeindigen`, { version: 2, droppedFor: file })).toEqual({
      status: 409,
      message: coverageRefusals.notDropped,
    })
    await decideAndWork(file, 'take-back')
  })
})

test('a comparison names what the file says too, and what else it says with both values, at how many addresses', async () => {
  await correct()
  const same = (await read(await ready(slowerCoverage))).comparison
  expect(same).toMatchObject({
    correctionCount: 1,
    corrections: [{ place: '1017 XN 42', isSame: true, corrected: { technology: 'fibre', weeksTo: 3 } }],
    touched: [],
    // The offer there stays as the correction says.
    gaining: 0,
    losing: 0,
  })
  await rowsOf(
    shop,
    "update coverage_corrections set max_download_mbs = 2000, suffix = null, number_from = 40, number_to = 46, parity = 'even'",
  )
  const other = (await read(await ready(slowerCoverage))).comparison
  expect(other?.corrections).toMatchObject([
    {
      place: '1017 XN 40 t/m 46 even',
      isSame: false,
      corrected: { maxDownloadMbs: 2000 },
      file: { maxDownloadMbs: 100 },
      changed: 1,
      addresses: 4,
    },
  ])
  // A file that says what the live one says tells nothing of what was corrected.
  expect((await read(await ready(shippedCoverage))).comparison?.corrections).toEqual([])
  expect(await rowsOf(shop, 'select from coverage_corrections where ended_at is null')).toHaveLength(1)
})

describe('a range that is corrected, with an address in it that was added', () => {
  const range = { zipCode: '8011PK', scope: 'range', numbers: '13 t/m 17 oneven' }

  test('is compared with what a file of coverage says of both, and counted as both are offered', async () => {
    await addAddress('15 bis')
    await correct(range)
    const wholePostcode = shippedCoverage.replace(
      /^8011 PK;8011 PK;;;Vezelnet NL;glasvezel;no-net;0;0;0;0;0?$/m,
      '8011 PK;8011 PK;;;Vezelnet NL;glasvezel;on-net;100;100;1;3;',
    )
    expect(wholePostcode).not.toBe(shippedCoverage)
    const { comparison } = await read(await ready(wholePostcode))
    expect(comparison?.corrections).toMatchObject([{ isSame: true, changed: 4, addresses: 4 }])
    // For nobody in the range something changes, as the correction said it before the file did.
    expect(comparison).toMatchObject({ gaining: 0, losing: 0, lines: [] })
  })

  test('loses the mark of that address once a register has it, and can drop it then', async () => {
    const id = await addAddress('15 bis')
    await correct(range)
    const file = await ready(
      `${shippedAddresses.trimEnd()}\nEchtestraat;15;;bis;8011 PK;Zwolle;synthetisch\n`,
      'addresses',
    )
    const { comparison } = await read(file)
    expect(comparison).toMatchObject({
      register: { added: 1, gone: 0 },
      addedByHandCount: 1,
      addedByHand: [
        { id, place: '8011 PK 15 BIS', byHand: 'Nieuwstraat, Zwolle', file: 'Echtestraat, Zwolle' },
      ],
      // It was offered there before.
      gaining: 0,
      losing: 0,
    })
    const drop = (version: number) => press(`adressen/${id}/beeindigen`, { version, droppedFor: file })
    expect(await drop(1)).toEqual({ status: 409, message: coverageRefusals.notDropped })
    await decideAndWork(file, 'plan')
    const register = async () => {
      const { found } = await (
        await reader.get(`${path}/adres?postcode=8011PK&huisnummer=15&toevoeging=bis`)
      ).json()
      return [found.register, found.street]
    }
    expect(await register()).toEqual(['found', 'Echtestraat'])
    expect((await drop(1)).status).toBe(204)
    expect(await latestEvent()).toBe('added-address-ended')
    expect((await press(`adressen/${id}/hervatten`, { version: 2 })).status).toBe(204)
    expect(await latestEvent()).toBe('added-address-resumed')
    expect((await drop(3)).status).toBe(204)
    expect(await stateIn(file, id)).toMatchObject({ state: 'dropped' })
    await decideAndWork(file, 'take-back')
    expect(await register()).toEqual(['added', 'Nieuwstraat'])
  })
})

test('the reach of lines counts what is offered with corrections and added addresses, and no more once they are ended', async () => {
  const fibreUpTo = async (mbs: number) => {
    await recount(bulk)
    const counts = (await storedCounts(bulk))?.counts ?? []
    return counts
      .filter(({ technology, maxDownloadMbs }) => technology === 'fibre' && maxDownloadMbs === mbs)
      .reduce((sum, { addresses }) => sum + addresses, 0)
  }
  const before = [await fibreUpTo(4000), await fibreUpTo(8000)]
  const id = await correct({ scope: 'postcode', numbers: '', maxDownloadMbs: 8000, maxUploadMbs: 8000 })
  // 38, 40, 42, 44 and 46, of which 42 and 46 had 4000 by the file.
  expect([await fibreUpTo(4000), await fibreUpTo(8000)]).toEqual([(before[0] ?? 0) - 2, 5])
  await addAddress('15 bis')
  await correct({ zipCode: '8011PK', numbers: '15 bis', maxDownloadMbs: 8000, maxUploadMbs: 8000 })
  expect(await fibreUpTo(8000)).toBe(6)
  expect((await press(`correcties/${id}/beeindigen`, { version: 1 })).status).toBe(204)
  expect([await fibreUpTo(4000), await fibreUpTo(8000)]).toEqual([before[0], 1])
})
