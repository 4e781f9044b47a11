import { of, ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'

const reference = [of('colleague', 'reference')] as const

export const personalData: PersonalData = {
  activities: [
    {
      name: 'catalogue-history',
      persons: ['colleague'],
      purposes: ['accountability'],
      period: null,
      // The price and its dates stay; the colleague is no longer named.
      until: 'the colleague is forgotten',
    },
  ],
  tables: {
    catalogue_revisions: {
      activities: ['catalogue-history'],
      persons: {
        created_by: reference,
        approved_by: reference,
        planned_by: reference,
        undone_by: reference,
      },
      nobody: [
        'id',
        'name',
        'description',
        'status',
        'origin',
        'starts_at',
        'version',
        'created_at',
        'changed_at',
        'approved_at',
        'planned_at',
        'undone_at',
        'reason',
        'undoes',
        'ends_at',
        'ends',
        'client_id',
        'is_test',
      ],
    },
    catalogue_changes: {
      activities: ['catalogue-history'],
      persons: { changed_by: reference },
      nobody: ['revision_id', 'kind', 'item_id', 'before', 'after', 'version', 'changed_at'],
    },
    catalogue_undo_requests: {
      activities: ['catalogue-history'],
      persons: { requested_by: reference, decided_by: reference },
      nobody: [
        'id',
        'revision_id',
        'reason',
        'starts_at',
        'requested_at',
        'outcome',
        'decided_at',
        'decided_why',
      ],
    },
    catalogue_bulk_changes: {
      activities: ['catalogue-history'],
      persons: { done_by: reference },
      nobody: ['revision_id', 'items', 'done_at'],
    },
    catalogue_previews: {
      activities: ['catalogue-history'],
      persons: { created_by: reference },
      nobody: ['id', 'revision_id', 'at', 'created_at', 'expires_at', 'ended_at'],
    },
    catalogue_cached: ofNobody('is_only', 'version', 'content'),
    catalogue_pictures: ofNobody('hash', 'type', 'bytes', 'card', 'created_at', 'state'),
    catalogue_counter: ofNobody('is_only', 'value'),
  },
}
