import { lazy } from '../../common/lazy.ts'
import type { ActorKind } from './contract.ts'

/** The words of the audit log of the staff desk. */

export const actorNames: Readonly<Record<ActorKind, string>> = {
  staff: 'Medewerker',
  customer: 'Klant',
  visitor: 'Bezoeker',
  client: 'Koppeling',
  reseller: 'Reseller',
  system: 'Systeem',
}

const timeZone = 'Europe/Amsterdam'
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
const momentFormat = lazy(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      ...date,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }),
)
const dayFormat = lazy(() => new Intl.DateTimeFormat('nl-NL', { ...date, weekday: 'short', timeZone: 'UTC' }))

/** ISO 8601 → `di 24 nov 2026, 14:05`, in Dutch time: the log goes back for years. */
export const auditMoment = (iso: string): string => momentFormat().format(new Date(iso))

/** `2026-11-24` → `di 24 nov 2026` */
export const auditDay = (day: string): string => dayFormat().format(new Date(`${day}T00:00:00Z`))

/** The columns of the exported file, in its order. */
export const auditColumns = {
  id: 'Nummer',
  occurredAt: 'Moment',
  actorKind: 'Door',
  actor: 'Wie',
  type: 'Wat',
  case: 'Zaak',
  customer: 'Klant',
  colleague: 'Collega',
  changes: 'Gewijzigd',
  facts: 'Bijzonderheden',
} as const

export const auditPageTexts = {
  title: 'Logboek',
  intro: 'Wie wat wanneer deed, van wat naar wat, en wie persoonsgegevens bekeek.',
  filters: {
    case: 'Zaaknummer',
    form: 'Soort zaak',
    who: 'Medewerker',
    group: 'Door wie',
    client: 'Koppeling',
    type: 'Wat',
    from: 'Vanaf',
    to: 'Tot en met',
    everybody: 'Iedereen',
    everything: 'Alles',
    everyClient: 'Met en zonder',
  },
  none: 'Niets gevonden',
  noneText: 'Er gebeurde niets dat bij deze filters past.',
  exporting: {
    button: 'Exporteer als CSV',
    failed: 'De export is niet gelukt',
    fileName: 'logboek.csv',
  },
} as const
