import { unbroken } from '../../../common/unbroken.ts'
import { formatDay } from '../../customers/components/mijn/dates.ts'

/** `2026-11-12` → `12 november 2026`, which does not go on in the next line. */
export const wholeDay = (day: string): string => unbroken(formatDay(day))
