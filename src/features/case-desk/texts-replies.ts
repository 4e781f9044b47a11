import type { PartOfDay } from '../cases/delivery-plan.ts'
import type { ReplyLanguage } from '../cases/reply-language.ts'

/** Words that stand in mails to customers, in the language of the mail. */

type Words = {
  readonly greeting: (firstName: string) => string
  readonly signature: (name: string, brandName: string) => string
  readonly partsOfDay: Readonly<Record<PartOfDay, string>>
}

export const replyWords: Readonly<Record<ReplyLanguage, Words>> = {
  nl: {
    greeting: firstName => (firstName === '' ? 'Hallo,' : `Beste ${firstName},`),
    signature: (name, brandName) => `Met vriendelijke groet,\n\n${name}\n${brandName}`,
    partsOfDay: {
      morning: 'tussen 8 en 12 uur',
      afternoon: 'tussen 12 en 17 uur',
      day: 'tussen 8 en 17 uur',
    },
  },
  en: {
    greeting: firstName => (firstName === '' ? 'Hello,' : `Dear ${firstName},`),
    signature: (name, brandName) => `Kind regards,\n\n${name}\n${brandName}`,
    partsOfDay: {
      morning: 'between 8 and 12 o’clock',
      afternoon: 'between 12 and 5 o’clock',
      day: 'between 8 and 5 o’clock',
    },
  },
}
