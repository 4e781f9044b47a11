import { TariffList } from '../../../../../content/tariffs/schema.ts'
import voip from '../../../../../content/tariffs/voip.json' with { type: 'json' }
import wlr from '../../../../../content/tariffs/wlr.json' with { type: 'json' }
import type { ShortTariffs, TariffListName } from './tariff-names.ts'

/** Call tariffs (content/tariffs); an invalid list fails the start. */
export const tariffLists: Readonly<Record<TariffListName, TariffList>> = {
  voip: TariffList.parse(voip),
  wlr: TariffList.parse(wlr),
}

const shortened = ({ note, updated, short }: TariffList): ShortTariffs => ({ note, updated, short })

export const shortTariffs: Readonly<Record<TariffListName, ShortTariffs>> = {
  voip: shortened(tariffLists.voip),
  wlr: shortened(tariffLists.wlr),
}
