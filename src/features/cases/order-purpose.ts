/** Purposes of an order: something new, a change or a move of an agreement, or its end. */
export const orderPurposes = ['new', 'change', 'move', 'end'] as const
export type OrderPurpose = (typeof orderPurposes)[number]

/** TMF622's action of the items of such an order. */
export const purposeActions = { new: 'add', change: 'modify', move: 'modify', end: 'delete' } as const
export type OrderAction = (typeof purposeActions)[OrderPurpose]
