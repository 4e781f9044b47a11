import { searchSources } from '../../../app/server/search-sources.ts'
import type { TestShop } from '../../../app/server/testing-shop.ts'
import { transaction } from '../../../platform/database/pool.ts'
import type { TestDatabase } from '../../../platform/database/testing.ts'
import { type NewCase, openCase } from '../../cases/server/open-case.ts'
import { sentForm } from '../../cases/server/testing.ts'
import { submitFibreEnquiry } from '../../forms/server/submit-form.ts'
import { order, place } from '../../orders/server/testing.ts'
import { createWorkListUpdater } from './update-work-list.ts'

type WithDatabase = { readonly testDatabase: TestDatabase }

/** Lists what came in, as the worker does. */
export async function updateWholeList({ testDatabase }: WithDatabase): Promise<void> {
  const enlist = createWorkListUpdater(testDatabase.database, searchSources)
  while (await enlist()) {}
}

/** An order of somebody without an account; its nine digits come out. It is not listed yet. */
export const placeOrder = (shop: TestShop, guest: object = {}): Promise<string> =>
  place(shop.visitor(), {
    ...order,
    userWithoutAccountInformation: { ...order.userWithoutAccountInformation, ...guest },
  })

/** A fibre enquiry of a printer in Utrecht. */
export const askForFibre = ({ testDatabase }: WithDatabase, changes: object = {}): Promise<void> =>
  submitFibreEnquiry(
    {
      database: testDatabase.database,
      staffEmail: 'verkoop@shop.example',
      mailDomain: 'shop.example',
      callBy: () => new Date(Date.UTC(2030, 0, 2)),
      onMailQueued: () => undefined,
    },
    {
      bandwidth: '1Gbps/1Gbps',
      zipCode: '3511AB',
      houseNumber: '7',
      houseNumberExtension: '',
      bedrijf: 'Drukkerij Nijland',
      voornaam: 'Sanne',
      telefoonnummers: '+31302345678',
      email: 'sanne@nijland.example',
      ...changes,
    },
  )

const message = sentForm({
  organizationName: 'Slagerij Van Vliet',
  contactName: 'Ruben van Vliet',
  contactEmail: 'ruben@slagerijvanvliet.example',
  contactPhone: '+31715123456',
})

/** A message of somebody, without what is particular to a form; its id comes out. */
export const openMessage = (
  { testDatabase }: WithDatabase,
  changes: Partial<NewCase> = {},
): Promise<number> => transaction(testDatabase.database, tx => openCase(tx, { ...message, ...changes }))

/** The work list's row of a case. */
export const listedCase = async ({ testDatabase }: WithDatabase, caseId: number) =>
  (await testDatabase.pool.query('select * from work_list where case_id = $1', [caseId])).rows[0]
