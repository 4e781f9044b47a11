import { unbrokenPhone } from '../../common/checks/phone.ts'
import type { NameOf } from '../../common/event-kind.ts'
import { dayInWords } from '../cases/delivery-texts.ts'
import type { caseEvents } from '../cases/events.ts'
import { type PortInRefusal, portInRefusals } from '../cases/port-in-states.ts'
import { type EntryData, type TimelineWords, textAt } from '../cases/timeline-words.ts'

/** Events of the numbers of an order in Dutch. */

const isRefusal = (name: string): name is PortInRefusal => Object.hasOwn(portInRefusals, name)

/** The number that it is about, which the desk adds. */
const numberOf = (data: EntryData, otherwise = 'Nummer'): string => {
  const number = textAt(data, 'phone')
  return number === '' ? otherwise : unbrokenPhone(number)
}

const steps: Readonly<Record<string, (data: EntryData) => string>> = {
  ask: data =>
    `${numberOf(data)} aangevraagd bij de andere aanbieder, voor ${dayInWords(textAt(data, 'day'))}`,
  plan(data) {
    const [what, day, before] = [numberOf(data, 'een nummer'), textAt(data, 'day'), textAt(data, 'before')]
    return before === '' || before === day
      ? `Overgang van ${what} afgesproken: ${dayInWords(day)}`
      : `Overgang van ${what} verplaatst van ${dayInWords(before)} naar ${dayInWords(day)}`
  },
  refuse: data => {
    const reason = textAt(data, 'refusal')
    return `${numberOf(data)} geweigerd: ${isRefusal(reason) ? portInRefusals[reason].toLowerCase() : reason}`
  },
  complete: data => `${numberOf(data)} overgezet`,
  cancel: data => `${numberOf(data)} komt niet mee`,
  restore: data => `${numberOf(data)} komt toch mee`,
}

export const portInWords: TimelineWords<NameOf<Pick<typeof caseEvents, 'numberChanged'>>> = {
  'port-in-changed': data => steps[textAt(data, 'step')]?.(data) ?? 'Nummer gewijzigd',
}
