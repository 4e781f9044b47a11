/** Explanation for the customer why an order or quote does not continue; unlisted reasons are not told. */
const told: Readonly<Record<string, string>> = {
  'customer-details': 'We missen nog gegevens van je.',
  'customer-approval': 'We wachten nog op je akkoord.',
  'customer-day': 'We wachten tot je een dag voor de levering hebt gekozen.',
  'site-work': 'Op je adres moet eerst nog iets klaar zijn.',
  'current-provider': 'Er loopt nog iets bij je huidige aanbieder.',
  'customer-request': 'Dat heb je ons gevraagd.',
  duplicate: 'We hadden dit dubbel.',
  unreachable: 'We konden je niet bereiken.',
  'not-possible': 'We kunnen dit op je adres niet leveren.',
  'wrong-details': 'De gegevens kloppen niet.',
  technical: 'De aansluiting is technisch niet gelukt.',
  'no-access': 'We konden op de afgesproken dag niet naar binnen.',
  supplier: 'De netbeheerder of leverancier kan niet leveren.',
  'customer-declined': 'Je liet ons weten dat je hem niet wilt.',
  'no-answer': 'We hoorden niets meer van je.',
  withdrawn: 'Het aanbod geldt niet meer.',
  mistake: 'Ons vorige bericht klopte niet. Excuses voor de verwarring.',
  'possible-after-all': 'Het kan toch.',
}

/** Empty where there is nothing to say. */
export const reasonToCustomer = (reason: string | null): string =>
  reason !== null && Object.hasOwn(told, reason) ? (told[reason] ?? '') : ''
