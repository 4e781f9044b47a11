import { dayInWords, movedWords } from './delivery-texts.ts'
import type { PortInState } from './port-in-states.ts'

type PortInOfCustomer = {
  readonly state: PortInState
  /** When it moves, `2026-11-24`, and when it would have; null where no day was agreed, or none before. */
  readonly day: string | null
  readonly movedFrom: string | null
}

/** How far a number is that comes along, as its customer reads it. */
export function numberInWords({ state, day, movedFrom }: PortInOfCustomer): string {
  const words: Readonly<Record<PortInState, string>> = {
    requested: 'We vragen je nummer aan bij je huidige aanbieder.',
    planned: day
      ? `Gaat over op ${dayInWords(day)}.${movedWords(movedFrom && dayInWords(movedFrom))}`
      : 'De dag is afgesproken.',
    completed: 'Je nummer is overgezet.',
    rejected: 'Je huidige aanbieder gaf het nummer nog niet vrij. We zoeken het uit en bellen je.',
    cancelled: 'Dit nummer komt niet mee.',
  }
  return words[state]
}
