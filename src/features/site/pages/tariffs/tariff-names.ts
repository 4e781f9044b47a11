import type { TariffList, TariffListId } from '../../../catalogue/tariffs.ts'

/** Tariffs that a page shows before the whole list is requested. */
export type ShortTariffs = Pick<TariffList, 'note' | 'updated' | 'short'>

export const shortTariffs = ({ note, updated, short }: TariffList): ShortTariffs => ({ note, updated, short })

/** Where the whole list is served, as a piece of a page (marketing-site §7). */
export const longTariffsPath = (name: TariffListId) => `/telefonie/tarieven-${name}/long`
