import { contractTexts, fieldTexts } from '../../../common/contract/field-texts.ts'
import { sharedTexts } from '../../../common/texts.ts'
import { httpTexts } from '../../../platform/http/texts.ts'
import { cartRefusals, retentionTexts } from '../../carts/texts.ts'
import { revisionRefusals } from '../../catalogue/texts-desk.ts'
import { orderContractTexts } from '../../orders/contract-texts.ts'
import { orderRefusals } from '../../orders/texts.ts'
import { partyTexts } from '../party-texts.ts'
import { tmfTexts } from '../texts.ts'

/** Sentences of pages in the words of an API, which has no cart, no page and no field above another. */
const apiWords: ReadonlyMap<string, string> = new Map([
  [orderContractTexts.noSuchProduct, 'Dit product bestaat niet'],
  [orderContractTexts.emptyCart, 'De bestelling heeft geen producten'],
  [cartRefusals.empty, 'De bestelling heeft geen producten.'],
  [orderRefusals.unknownProduct, 'Een product van de bestelling wordt niet meer verkocht.'],
  [orderRefusals.pricesChanged, 'De prijzen zijn anders dan meegestuurd. Er is niets besteld.'],
  [retentionTexts.noNumber, 'Geef een Nederlands vast nummer, of een met 085, 088, 091, 0800 of 0900.'],
  [retentionTexts.twice, 'Dit nummer staat er twee keer.'],
  [revisionRefusals.changedMeanwhile, 'Een ander heeft dit intussen veranderd. Lees het opnieuw.'],
  [revisionRefusals.rules, 'Zo kan de catalogus niet worden verkocht.'],
  [contractTexts.checkMarked, partyTexts.wrong],
  [contractTexts.reload, tmfTexts.changedSinceRead],
  [sharedTexts.reload, tmfTexts.changedSinceRead],
  [fieldTexts.chooseGender, 'Kies MALE of FEMALE.'],
  [httpTexts.noSuchPage, tmfTexts.noSuchResource],
  [httpTexts.sessionExpired, 'Dit mag deze koppeling niet.'],
  [httpTexts.tooOften, tmfTexts.tooMany],
])

/** The same sentence for a system. */
export const inApiWords = (sentence: string): string => apiWords.get(sentence) ?? sentence
