/** Names what is typed over an offering of a revision among all drafts at the desk. */
export const offeringDraft = (revisionId: number, item: number): string => `herziening-${revisionId}-${item}`
