import type { TariffList } from '../../../content/tariffs/schema.ts'

export const tariffListNames = ['voip', 'wlr'] as const
export type TariffListName = (typeof tariffListNames)[number]

/** What a page shows before the whole list is asked for. */
export type ShortTariffs = Pick<TariffList, 'note' | 'updated' | 'short'>

/** Where the whole list is served, as a piece of a page (marketing-site §7). */
export const longTariffsPath = (name: TariffListName) => `/telefonie/tarieven-${name}/long`

const tariffFormat = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 3,
})

/** Tenths of a cent as they are read: `15` → `€ 0,015`. */
export const formatTariff = (tenthsOfCents: number): string => tariffFormat.format(tenthsOfCents / 1000)
