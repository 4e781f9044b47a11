/** Consent of an applicant; new wording needs a new version. */
export const applicationConsent = {
  version: '2026-11-26',
  text: 'Bewaar mijn sollicitatie een jaar, ook als jullie nu niemand zoeken.',
} as const
