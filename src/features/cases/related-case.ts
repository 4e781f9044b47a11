/** Why another case stands beside a case: staff linked them, or both have the same account, KVK number, whole address, phone or e-mail. */
export const likenesses = ['account', 'kvk', 'address', 'phone', 'email'] as const
export type Likeness = (typeof likenesses)[number]

/** So many cases stand beside a case, beside those that staff linked. */
export const mostRelated = 10
