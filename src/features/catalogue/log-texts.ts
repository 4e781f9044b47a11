import type { NameOf } from '../../common/event-kind.ts'
import type { catalogueEvents, revisionEvents } from './events.ts'

/** Events in the log, by kind. */
export const catalogueLogNames: Readonly<
  Record<NameOf<typeof revisionEvents | typeof catalogueEvents>, string>
> = {
  'revision-made': 'Herziening van de catalogus begonnen',
  'revision-changed': 'Herziening van de catalogus gewijzigd',
  'revision-dropped': 'Herziening van de catalogus weggegooid',
  'revision-approved': 'Herziening van de catalogus goedgekeurd',
  'revision-planned': 'Herziening van de catalogus gepland',
  'revision-undone': 'Herziening van de catalogus teruggedraaid',
  'revision-undo-requested': 'Terugdraaien van een herziening gevraagd',
  'revision-undo-refused': 'Terugdraaien van een herziening afgewezen',
  'revision-undo-withdrawn': 'Verzoek om terugdraaien ingetrokken',
  'preview-made': 'Link naar een voorvertoning gemaakt',
  'preview-ended': 'Voorvertoning beëindigd',
  'picture-added': 'Afbeelding aan de catalogus toegevoegd',
}
