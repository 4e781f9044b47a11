/** Labels and errors of what staff choose for many cases at once. */
export const bulkFieldTexts = {
  assignee: 'Behandelaar',
  state: 'Status',
  stateMissing: 'Kies een status',
  nothingChosen: 'Kies eerst een of meer zaken.',
} as const
