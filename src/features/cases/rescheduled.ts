/** When something was planned for. */
export type Plan<When> = { readonly at: Date; readonly when: When }

/**
 * The moment that the last of these plans was moved from: the moment that the customer last heard, or the previous
 * plan if they heard none. null if it did not change or was planned for the first time.
 * @param plans oldest first
 * @param toldAt when the customer was mailed the plan
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
