import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { WorkList } from '../contract.ts'

const shop = await startTestShop()
const colleague = await shop.staff('verkoop')
afterAll(() => shop.stop())

const list = async (visitor = colleague): Promise<WorkList> =>
  WorkList.parse(await (await visitor.get('/api/beheer/werklijst')).json())

describe('a view that is shared', () => {
  const filters = { weergave: 'open', soort: 'order', sorteer: 'bedrag' }
  const share = (visitor: StaffVisitor, id: string, name: string) =>
    visitor.change('PUT', `/api/beheer/weergaven/${id}`, { body: { name, filters, isShared: true } })

  it('is there for every colleague, who neither changes nor forgets it', async () => {
    const id = randomUUID()
    expect((await share(colleague, id, 'Duurste')).status).toBe(204)
    const reader = await shop.staff('lezer')
    const seen = { id, name: 'Duurste', filters, isShared: true, isOwn: false }
    expect((await list(reader)).views).toContainEqual(seen)
    expect((await share(await shop.staff('verkoop'), id, 'Anders')).status).toBe(422)
    await reader.change('DELETE', `/api/beheer/weergaven/${id}`)
    expect((await list(reader)).views).toContainEqual(seen)
    await colleague.change('DELETE', `/api/beheer/weergaven/${id}`)
    expect((await list(reader)).views).not.toContainEqual(seen)
  })

  it('is taken away by an administrator too, as its maker may be gone; what is not shared is not', async () => {
    const [shared, own] = [randomUUID(), randomUUID()]
    await share(colleague, shared, 'Van wie wegging')
    const body = { name: 'Van mij', filters, isShared: false }
    await colleague.change('PUT', `/api/beheer/weergaven/${own}`, { body })
    const administrator = await shop.staff('beheerder')
    for (const id of [shared, own]) await administrator.change('DELETE', `/api/beheer/weergaven/${id}`)
    expect((await list()).views.map(({ id }) => id)).toEqual([own])
  })

  it.each(['lezer', 'personeel', 'catalogus'] as const)('is not made by %s', async role => {
    const visitor = await shop.staff(role)
    expect((await share(visitor, randomUUID(), 'Gedeeld')).status).toBe(422)
  })
})

describe('the view that the list begins with', () => {
  const begin = (visitor: StaffVisitor, filters: unknown, role = '') =>
    visitor.change('PUT', `/api/beheer/beginweergave${role && `/${role}`}`, { body: { filters } })

  it('is one’s own choice, else that of the role', async () => {
    const administrator = await shop.staff('beheerder')
    const reader = await shop.staff('lezer')
    expect((await begin(administrator, { weergave: 'niemand' }, 'lezer')).status).toBe(204)
    expect((await begin(administrator, { weergave: 'te-laat' }, 'lezer')).status).toBe(204)
    expect((await list(reader)).beginsWith).toEqual({ weergave: 'te-laat' })
    expect((await list()).beginsWith).toBeNull()
    await begin(reader, { weergave: 'van-mij' })
    expect((await list(reader)).beginsWith).toEqual({ weergave: 'van-mij' })
    await begin(reader, null)
    expect((await list(reader)).beginsWith).toEqual({ weergave: 'te-laat' })
    await begin(administrator, null, 'lezer')
    expect((await list(reader)).beginsWith).toBeNull()
  })

  it('is the usual one for who leaves the one of their role, by choice or not', async () => {
    const administrator = await shop.staff('beheerder')
    await begin(administrator, { soort: 'form', weergave: 'niemand' }, 'catalogus')
    for (const own of [null, { weergave: 'niemand', soort: 'form' }]) {
      const visitor = await shop.staff('catalogus')
      if (own) await begin(visitor, own)
      expect((await list(visitor)).beginsWith).toEqual({ weergave: 'niemand', soort: 'form' })
      expect((await begin(visitor, null)).status).toBe(204)
      expect((await list(visitor)).beginsWith).toEqual({})
    }
  })

  it('of a role is chosen by an administrator, for a role that there is', async () => {
    expect((await begin(colleague, { weergave: 'open' }, 'lezer')).status).toBe(403)
    expect((await begin(await shop.staff('beheerder'), { weergave: 'open' }, 'baas')).status).toBe(404)
  })
})
