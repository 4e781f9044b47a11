/** What an applicant may agree to; other wording is another version. */
export const applicationConsent = {
  version: '2026-11-26',
  text: 'Bewaar mijn sollicitatie een jaar, ook als jullie nu niemand zoeken.',
} as const
