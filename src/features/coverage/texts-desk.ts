/** The words of the desk's pages of coverage. */
export const coverageTexts = {
  title: 'Dekking',
  intro: 'Wat we waar kunnen leveren, zoals de winkel het ziet.',
  parts: 'Onderdelen van dekking',
  lookUp: 'Opzoeken',
  corrections: 'Correcties',
  noCorrections: 'Er zijn nog geen correcties',
  noCorrectionsText: 'Wat de netwerken leveren, geldt overal zoals het is ingelezen.',
  noLookUp: 'Nog geen adres opgezocht',
  noLookUpText: 'Zoek een adres op om te zien wat de winkel er aanbiedt, en waarom.',
} as const
