import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { mailedCase } from '../../incoming-mails/server/testing.ts'
import { guest, order, place } from '../../orders/server/testing.ts'
import { WorkList } from '../contract.ts'
import { askForFibre, openMessage, placeOrder, updateWholeList } from './testing.ts'

let shop: TestShop
let colleague: StaffVisitor
let number: string
beforeAll(async () => {
  shop = await startTestShop()
  colleague = await shop.staff('lezer')
  number = await placeOrder(shop)
  await askForFibre(shop)
  await openMessage(shop)
  await openMessage(shop, { organizationName: 'Bakkerij Van Vliet', contactName: 'Joost Jansen' })
  await updateWholeList(shop)
})
afterAll(() => shop.stop())

const bakery = 'Bakkerij De Korenmolen B.V.'

async function search(zoek: string, filters: Readonly<Record<string, string>> = {}): Promise<WorkList> {
  const response = await colleague.get(`/api/beheer/werklijst?${new URLSearchParams({ zoek, ...filters })}`)
  expect(response.status).toBe(200)
  return WorkList.parse(await response.json())
}
const found = async (zoek: string, filters: Readonly<Record<string, string>> = {}) =>
  (await search(zoek, filters)).items.map(({ organizationName, isNear }) => [organizationName, isNear])

it.each(['🥐', '…', '()', '- -', '\u200b\u0301'])(
  'nothing is found by %j, which no case can hold',
  async typed => {
    const list = await search(typed)
    expect([list.items, list.before, list.after, list.isCut]).toEqual([[], null, null, false])
  },
)

describe('a case is found', () => {
  it('by its number, however it is written, and by the beginning of it', async () => {
    for (const typed of [number, number.replace(/(...)(...)(...)/, '$1-$2-$3'), number.slice(0, 7)])
      expect(await found(typed)).toEqual([[bakery, false]])
  })

  it.each([
    ['its organisation', 'Bakkerij De Korenmolen'],
    ['the beginning of a word', 'korenm'],
    ['its contact', 'lotte heuvel'],
    ['its KVK number', '68750110'],
    ['its postcode', '1017xn'],
    ['its postcode and house number', '1017 XN 42'],
    ['its e-mail address', 'administratie@korenmolen.example'],
    ['its phone number', '020-1234567'],
    ['a name and a postcode', 'korenmolen 1017 xn'],
  ])('by %s', async (_, typed) => {
    expect(await found(typed)).toEqual([[bakery, false]])
  })

  it.each([
    ['a letter too few', 'korenmoln'],
    ['letters that changed places', 'korenmloen'],
    ['another letter, beside a word that is right', 'bakkerij korenmolan'],
    ['another letter in both', 'bakerij korenmoolen'],
    ['a wrong digit of the KVK number', '68750111'],
    ['digits of the KVK number that changed places', '68751010'],
    ['a wrong letter of the postcode', '1017XM 42'],
    ['a wrong digit of the phone number', '020 123 45 66'],
    ['another letter in the e-mail address', 'administratie@korenmoln.example'],
  ])('with %s', async (_, typed) => {
    expect(await found(typed)).toContainEqual([bakery, true])
  })

  it('by what it is about where it is no order', async () => {
    expect(await found('3511 AB 7')).toEqual([['Drukkerij Nijland', false]])
    expect(await found('nijland')).toEqual([['Drukkerij Nijland', false]])
  })

  it('after those that have what was typed, where it is only like it', async () => {
    const vliet = await found('vliet')
    expect(vliet.map(([, isNear]) => isNear)).toEqual(vliet.map(([, isNear]) => isNear).toSorted())
    expect(vliet.slice(0, 2).map(([name]) => name)).toEqual(['Bakkerij Van Vliet', 'Slagerij Van Vliet'])
  })

  it('within the filters, in any view', async () => {
    expect(await found('bakkerij', { soort: 'order' })).toEqual([[bakery, false]])
    expect(await found('vliet', { soort: 'order' })).toEqual([])
    expect(await found('korenmolen', { weergave: 'van-mij' })).toEqual([[bakery, false]])
  })

  it('by a number that comes along from another provider, and by who ordered it and named another contact', async () => {
    await place(shop.visitor(), {
      ...order,
      userWithoutAccountInformation: {
        ...guest,
        firstName: 'Zwaantje',
        lastName: 'Eigenaar',
        phoneNumber: '030 234 56 78',
      },
      additionalData: {
        ...order.additionalData,
        contactPerson: { ...order.additionalData.contactPerson, phoneNumber: '070 345 67 89' },
      },
    })
    await updateWholeList(shop)
    expect(await found('0703456789')).toEqual([[bakery, false]])
    for (const typed of ['030 234 56 78', 'zwaantje eigenaar'])
      expect(await found(typed)).toContainEqual([bakery, false])
  })
})

describe('a case is found by what stands in it', () => {
  it.each([
    ['its number behind a word', () => `bestelling ${number.replace(/(...)(...)(...)/, '$1-$2-$3')}`],
    ['its number behind a sign', () => `#${number}`],
    ['its KVK number behind a word', () => 'KVK 68750110'],
    ['a phone number as a link', () => 'tel:+31201234567'],
    ['a phone number with what it is', () => '+31 20 1234567 (kantoor)'],
    ['a phone number without its zero', () => '20 1234567'],
    ['the last digits of a phone number', () => '234567'],
    ['the street and the house number', () => 'frederiksplein 42'],
    ['the domain of its mails', () => 'korenmolen.example'],
  ])('%s', async (_, typed) => {
    expect(await found(typed(), { soort: 'order' })).toContainEqual([bakery, false])
  })

  it('a note, from when it was written, and the message of a form', async () => {
    expect(await found('glasvezelkabel')).toEqual([])
    const [order] = (await search(number)).items
    const { pool } = shop.testDatabase
    await pool.query(
      `insert into case_notes (id, case_id, text)
       select gen_random_uuid(), id, 'De glasvezelkabel ligt al in de straat' from cases where number = $1`,
      [number],
    )
    await updateWholeList(shop)
    expect((await search('glasvezelkabel')).items.map(item => item.number)).toEqual([order?.number])
    await pool.query('delete from case_notes')
    await updateWholeList(shop)
    expect(await found('glasvezelkabel')).toEqual([])
    expect(await found('1Gbps')).toEqual([['Drukkerij Nijland', false]])
  })

  it('the name of a file, as long as the file is there; not that of a draft', async () => {
    const { pool } = shop.testDatabase
    const source = [
      'From: Sanne Vos <sanne@vos.example>',
      'Subject: Hallo',
      'Message-ID: <bijlage@vos.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=deel',
      '',
      '--deel',
      'Content-Type: text/plain',
      '',
      'Zie de bijlage.',
      '--deel',
      'Content-Type: text/plain; name="Plattegrond meterkast-2.txt"',
      'Content-Disposition: attachment; filename="Plattegrond meterkast-2.txt"',
      '',
      'x',
      '--deel--',
    ].join('\r\n')
    const mailed = await mailedCase(shop, Buffer.from(source))
    await updateWholeList(shop)
    const numbers = async (typed: string) => (await search(typed)).items.map(item => item.number)
    for (const typed of ['plattegrond', 'Plattegrond meterkast-2.txt', 'meterk'])
      expect(await numbers(typed)).toEqual([mailed])

    await pool.query(
      `insert into case_files (id, case_id, draft_of, name, content_type, size, sha256, scan, content_encrypted)
       select gen_random_uuid(), id, $2, 'Geheimplan.txt', 'text/plain', 1, '', 'clean', '' from cases where number = $1`,
      [mailed, colleague.colleague.id],
    )
    await updateWholeList(shop)
    expect(await numbers('geheimplan')).toEqual([])
    await pool.query('delete from incoming_mails')
    await updateWholeList(shop)
    expect(await numbers('plattegrond')).toEqual([])
    expect(
      (await pool.query("select from case_keys where key in ('plattegrond', 'geheimplan')")).rows,
    ).toEqual([])
  })

  it('its reseller, who is named in the list and on its page', async () => {
    const { pool } = shop.testDatabase
    await pool.query("insert into resellers (id, company_name) values ('kabel-9', 'Kabelwinkel Oost')")
    await openMessage(shop, { organizationName: 'Via Oost', resellerId: 'kabel-9' })
    await updateWholeList(shop)
    for (const typed of ['kabelwinkel oost', 'kabel-9'])
      expect(await found(typed)).toContainEqual(['Via Oost', false])
    const shown = (await search('Via Oost')).items.find(item => item.organizationName === 'Via Oost')
    expect(shown?.reseller).toBe('Kabelwinkel Oost')
    expect((await deskOf(colleague, shown?.number ?? '').read()).reseller).toEqual({
      id: 'kabel-9',
      name: 'Kabelwinkel Oost',
    })
  })
})

describe('nothing is found', () => {
  it.each(['zzyzx', '999999999', '9999ZZ 1', 'korenmolen slagerij nijland', 'x@y.zz'])('by %s', async typed =>
    expect((await search(typed)).items).toEqual([]),
  )

  it.each(["'; drop table cases; --", '%', '_', '\\', '\u0000', '🙂', '@@@', '1017', ' '.repeat(100)])(
    'that breaks it: %j',
    async typed => {
      const { items } = await search(typed)
      expect(items.length).toBeLessThanOrEqual(7)
    },
  )
})

describe('among many cases', () => {
  const statements: { text: string; values: unknown[] }[] = []

  beforeAll(async () => {
    // Rows of other companies, straight into what is searched: how they come there is shown elsewhere.
    await shop.testDatabase.pool.query(`
      insert into cases (number, kind, state, product_type, organization_name)
        select (910000000 + nth)::text, 'quote', 'inProgress', 'internet', 'Bedrijf ' || nth
        from generate_series(1, 30000) as nth;
      select count(*) from enlist_cases(0, 100000);
      insert into case_keys (key, case_id) select number, case_id from work_list where not has_keys;
      insert into case_keys (key, case_id) select 'bedrijf', case_id from work_list where not has_keys;
      insert into case_keys (key, case_id)
        select md5((case_id % 9000)::text), case_id from work_list where not has_keys;
      insert into case_words select distinct md5((case_id % 9000)::text) from work_list where not has_keys;
      insert into case_words values ('bedrijf') on conflict do nothing;
      insert into case_words select left(md5(nth::text), 9) from generate_series(1, 60000) as nth on conflict do nothing;
      update work_list set has_keys = true, keys_version = 4;
      analyze`)
  }, 120_000)

  /** Has every statement of a request explained by the database, or run with what each step read. */
  async function plansOf(
    query: Readonly<Record<string, string>>,
    explain: 'explain' | 'explain analyze' = 'explain',
  ): Promise<string> {
    const { pool } = shop.testDatabase
    const asked = pool.query.bind(pool)
    statements.length = 0
    const recorded = (config: { text: string }, values: unknown[]) => {
      statements.push({ text: config.text, values })
      return asked(config, values)
    }
    Object.assign(pool, { query: recorded })
    try {
      const response = await colleague.get(`/api/beheer/werklijst?${new URLSearchParams(query)}`)
      expect(response.status).toBe(200)
    } finally {
      Object.assign(pool, { query: asked })
    }
    const ours = statements.filter(({ text }) => /work_list|case_keys|case_words/.test(text))
    expect(ours.length).toBeGreaterThan(0)
    const plans = await Promise.all(
      ours.map(async ({ text, values }) => {
        const { rows } = await asked(`${explain} ${text}`, values)
        return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
      }),
    )
    return plans.join('\n')
  }

  it.each([
    { zoek: '910000042' },
    { zoek: '91000004' },
    { zoek: '910000024' },
    { zoek: 'bedrijf' },
    { zoek: 'korenmoln' },
    { zoek: 'bedrijf korenmoln' },
    { zoek: 'bedrijf', soort: 'order' },
    { zoek: 'lotte@korenmolen.example' },
    { zoek: '1017XM 42' },
    { weergave: 'open' },
    { weergave: 'open', soort: 'form' },
    { weergave: 'te-laat' },
    { weergave: 'van-mij' },
    { weergave: 'alles', soort: 'form', status: 'new' },
    { weergave: 'alles', type: 'mobiel' },
  ])('no table is read whole: %j', async query => {
    expect(await plansOf(query)).not.toMatch(/Seq Scan on (work_list|case_keys|case_words|cases)/)
  })

  it.each(['bedrijf korenmoln', 'bedrijf 910000042', 'bedrjif 910000024'])(
    'no step reads every case of a word that all have: %s',
    async zoek => {
      const plans = await plansOf({ zoek }, 'explain analyze')
      const read = [...plans.matchAll(/actual time=\S+ rows=([\d.]+) loops=(\d+)/g)].map(
        ([, rows, loops]) => Number(rows) * Number(loops),
      )
      expect(read.length).toBeGreaterThan(10)
      expect(Math.max(...read)).toBeLessThan(5_000)
    },
  )

  it('is found what is rare beside what all have', async () => {
    expect(await found('bedrijf 910000042')).toEqual([['Bedrijf 42', false]])
  })

  it('a hundred are shown of what all have, the newest first', async () => {
    const { items, isCut } = await search('bedrijf')
    expect([items.length, isCut]).toEqual([100, true])
    expect(items[0]?.organizationName).toBe('Bedrijf 30000')
  })
})
