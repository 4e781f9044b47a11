import { declareEvent } from '../../common/event-kind.ts'

const revisionFacts = [
  'revision',
  'products',
  'warnings',
  'startsAt',
  'endsAt',
  'why',
  'requestedBy',
  'isAlone',
] as const

/** Events of revisions of the catalogue. */
export const revisionEvents = {
  made: declareEvent('revision-made', ...revisionFacts),
  changed: declareEvent('revision-changed', ...revisionFacts),
  dropped: declareEvent('revision-dropped', ...revisionFacts),
  approved: declareEvent('revision-approved', ...revisionFacts),
  planned: declareEvent('revision-planned', ...revisionFacts),
  undone: declareEvent('revision-undone', ...revisionFacts),
  undoRequested: declareEvent('revision-undo-requested', ...revisionFacts),
  undoRefused: declareEvent('revision-undo-refused', ...revisionFacts),
  undoWithdrawn: declareEvent('revision-undo-withdrawn', ...revisionFacts),
} as const

/** Events beside revisions: previews and pictures. */
export const catalogueEvents = {
  previewMade: declareEvent('preview-made', 'revision', 'previewAt'),
  previewEnded: declareEvent('preview-ended', 'revision', 'previewAt'),
  pictureAdded: declareEvent('picture-added', 'picture'),
} as const
