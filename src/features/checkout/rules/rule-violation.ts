/** Why a cart cannot be ordered as it is. */
export type RuleViolation = {
  /** For programs: which rule was broken. */
  readonly code: string
  /** The product to blame, where there is one. */
  readonly productId?: number
  /** For people: one Dutch sentence that says what to mend. */
  readonly message: string
}
