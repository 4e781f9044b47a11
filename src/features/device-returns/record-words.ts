import { dayInWords } from '../cases/delivery-texts.ts'
import type { ReturnRecord } from './returns.ts'
import { deskReturnTexts } from './texts-desk.ts'

/** A record of devices in words. */
export const recordInWords = ({ outcome, quantity, day }: ReturnRecord): string =>
  deskReturnTexts.recorded[outcome](quantity, dayInWords(day))
