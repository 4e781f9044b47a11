import type { PortIn } from './contract-desk.ts'

/** The numbers that may still come along: there is a step left for each. */
export const openNumbers = (portIns: readonly PortIn[]): readonly PortIn[] =>
  portIns.filter(({ steps }) => steps.some(step => step !== 'restore'))
