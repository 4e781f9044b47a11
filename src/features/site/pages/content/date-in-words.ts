import { unbroken } from '../../../../shared/unbroken.ts'

const format = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** `2025-11-21` → `21 november 2025`. */
export const dateInWords = (date: string): string => unbroken(format.format(new Date(`${date}T00:00:00Z`)))
