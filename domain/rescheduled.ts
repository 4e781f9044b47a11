/** When something was planned for. */
export type Plan<When> = { readonly at: Date; readonly when: When }

/**
 * From when something was moved that is planned for the last of these: from what the customer was told last before that, or from what
 * was planned before where he was told nothing; null where that is the same, or it is planned for the first time.
 * @param plans oldest first
 * @param toldAt when he was mailed for when it was planned
 */
export function rescheduledFrom<When>(
  plans: readonly Plan<When>[],
  toldAt: readonly Date[],
  isSame: (one: When, other: When) => boolean,
): When | null {
  const now = plans.at(-1)
  if (!now) return null
  const others = plans.findLastIndex(({ when }) => !isSame(when, now.when))
  const begun = plans[others + 1]?.at ?? now.at
  const before = plans.slice(0, others + 1)
  const told = toldAt.flatMap(at => (at < begun ? (before.findLast(plan => plan.at <= at) ?? []) : []))
  const heard = told.reduce<Plan<When> | undefined>(
    (last, plan) => (last && last.at > plan.at ? last : plan),
    undefined,
  )
  const from = heard ?? before.at(-1)
  return from && !isSame(from.when, now.when) ? from.when : null
}
