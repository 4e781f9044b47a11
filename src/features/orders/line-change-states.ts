export const lineChangeStates = ['waiting', 'applied', 'declined', 'withdrawn'] as const

export type LineChangeState = (typeof lineChangeStates)[number]
