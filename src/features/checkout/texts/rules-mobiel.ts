/** Why the rules change a cart with mobile subscriptions. */
export const mobielReasons = {
  otherTerm: 'Je koos een andere looptijd',
  forSubscription: 'Geldt voor je abonnement',
  forSubscriptions: (quantity: number) => `Geldt voor je ${quantity} abonnementen`,
  onlyWithSubscription: 'Alleen samen met een abonnement',
  oneTerm: 'Eén looptijd per bestelling',
} as const

/** Why a cart with mobile subscriptions cannot be ordered. */
export const mobielRefusals = {
  noSubscription: 'Kies minstens één mobiel abonnement.',
  severalTerms: 'Kies voor alle mobiele abonnementen dezelfde looptijd.',
} as const
