import type { TariffList, TariffListId } from '../../../catalogue/tariffs.ts'
import { tariffTexts } from '../../texts.ts'

/** Tariffs that a page shows before the whole list is requested. */
export type ShortTariffs = Pick<TariffList, 'note' | 'updated' | 'short'>

export const shortTariffs = ({ note, updated, short }: TariffList): ShortTariffs => ({ note, updated, short })

/** Where the whole list is served, as a piece of a page (marketing-site §7). */
export const longTariffsPath = (name: TariffListId) => `/telefonie/tarieven-${name}/long`

const tariffFormat = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 3,
})

/** Tenths of a cent as they are read: `15` → `€ 0,015`. */
export const formatTariff = (tenthsOfCents: number): string => tariffFormat.format(tenthsOfCents / 1000)

/** Price of a minute, as an amount or in words: set by the number's holder, or free. */
export function perMinute({
  perMinuteInTenthsOfCents: price,
  remark,
}: Pick<ShortTariffs['short'][number], 'perMinuteInTenthsOfCents' | 'remark'>): string {
  if (price === null || price === 0) return remark ?? tariffTexts.free
  return remark ? `${formatTariff(price)} (${remark})` : formatTariff(price)
}

/** Price of a call before its first minute. */
export const startTariff = (tenthsOfCents: number): string =>
  tenthsOfCents === 0 ? tariffTexts.noStart : formatTariff(tenthsOfCents)
