/** The pictures that a page may show: scenes of one street, drawn in src/features/page-frame/pictures. */
export const pictureNames = [
  'back-up',
  'branches',
  'camping',
  'cloud',
  'company',
  'converter',
  'converter-two-ports',
  'copper',
  'custom-work',
  'downloads',
  'engineer',
  'fibre',
  'firewall',
  'hotel-tv',
  'internet',
  'manual',
  'mfa',
  'mobile',
  'modem',
  'network',
  'nis2',
  'office',
  'office-suite',
  'ont',
  'ont-flat',
  'partner',
  'pbx',
  'phone',
  'school',
  'shop',
  'signpost',
  'sip-trunk',
  'support',
  'team',
  'teams-call',
  'tv',
  'vacancies',
  'voip',
  'vpn',
  'wifi',
  'workplace',
  'writing',
] as const
export type PictureName = (typeof pictureNames)[number]

/** The scenes that screens show of themselves: no page of content/ names them. */
export const screenPictureNames = [
  'call',
  'compose',
  'connect',
  'contact',
  'empty-basket',
  'failure',
  'not-found',
  'street',
  'thank-you-order',
  'thank-you-quote',
] as const
type ScreenPictureName = (typeof screenPictureNames)[number]

/** Whatever a photograph of the provider may replace (content/README.md, "Photographs"). */
export type AnyPictureName = PictureName | ScreenPictureName
