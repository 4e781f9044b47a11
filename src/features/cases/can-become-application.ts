import type { CaseKind } from './case-kinds.ts'

/** Whether staff can say of a case that it is an application: people who use no form mail one. */
export const canBecomeApplication = (kind: CaseKind): boolean => kind === 'message'
