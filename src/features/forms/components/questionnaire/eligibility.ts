export type Answer = 'yes' | 'no'
export type Step = 1 | 2 | 3

/** Position of a visitor in the questionnaire (marketing-site §2.8 and §4). */
export type Progress = {
  readonly step: Step
  /** Result of step 3; null while it is hidden. */
  readonly result: 'required' | 'not-required' | null
  /** The step from which the visitor jumped to the result. */
  readonly jumpedFrom: 1 | 2 | null
}

export const start: Progress = { step: 1, result: null, jumpedFrom: null }

/**
 * Goes on with the answer to the current question; without one nothing changes. Each "no" jumps to the result: only two
 * times yes ends at "required" (decisions, "Flow").
 */
export function next(progress: Progress, answer: Answer | null): Progress {
  const { step } = progress
  if (answer === null || step === 3) return progress
  if (answer === 'no') return { step: 3, result: 'not-required', jumpedFrom: step }
  return step === 1 ? { ...start, step: 2 } : { step: 3, result: 'required', jumpedFrom: null }
}

/** Goes back: from the result to the step that was jumped from, else to the one before; the record is cleared. */
export function back({ step, jumpedFrom }: Progress): Progress {
  const to = step === 3 ? (jumpedFrom ?? 2) : 1
  return { step: to, result: null, jumpedFrom: null }
}
