import type { ComponentType } from 'react'
import type { PictureName } from '../picture-names.ts'
import {
  ConverterPicture,
  FlatOntPicture,
  ModemPicture,
  OntPicture,
  TwoPortConverterPicture,
} from './devices.tsx'
import {
  BackUpPicture,
  CopperPicture,
  FirewallPicture,
  SwitchPicture,
  VpnPicture,
  WifiPicture,
} from './network.tsx'
import type { PictureProps } from './picture.tsx'
import { CampingPicture, SchoolPicture, ShopPicture } from './places.tsx'
import { ManualPicture, MfaPicture, Nis2Picture, PartnerPicture, SupportPicture } from './security.tsx'
import {
  CloudPicture,
  EngineerPicture,
  FibrePicture,
  MobilePicture,
  OfficePicture,
  PhonePicture,
} from './services.tsx'
import { PbxPicture, SipTrunkPicture, TeamsCallPicture, VoipPicture } from './telephony.tsx'
import {
  HotelTvPicture,
  OfficeSuitePicture,
  TeamPicture,
  TvPicture,
  WorkplacePicture,
  WritingPicture,
} from './workplace.tsx'

const pictures: Readonly<Record<PictureName, ComponentType<PictureProps>>> = {
  'back-up': BackUpPicture,
  camping: CampingPicture,
  cloud: CloudPicture,
  converter: ConverterPicture,
  'converter-two-ports': TwoPortConverterPicture,
  copper: CopperPicture,
  engineer: EngineerPicture,
  fibre: FibrePicture,
  firewall: FirewallPicture,
  'hotel-tv': HotelTvPicture,
  manual: ManualPicture,
  mfa: MfaPicture,
  mobile: MobilePicture,
  modem: ModemPicture,
  nis2: Nis2Picture,
  office: OfficePicture,
  'office-suite': OfficeSuitePicture,
  ont: OntPicture,
  'ont-flat': FlatOntPicture,
  partner: PartnerPicture,
  pbx: PbxPicture,
  phone: PhonePicture,
  school: SchoolPicture,
  shop: ShopPicture,
  'sip-trunk': SipTrunkPicture,
  support: SupportPicture,
  switch: SwitchPicture,
  team: TeamPicture,
  'teams-call': TeamsCallPicture,
  tv: TvPicture,
  voip: VoipPicture,
  vpn: VpnPicture,
  wifi: WifiPicture,
  workplace: WorkplacePicture,
  writing: WritingPicture,
}

/** The picture that a page's front matter names. */
export function PagePicture({ name, className }: PictureProps & { name: PictureName }) {
  const Named = pictures[name]
  return <Named className={className} />
}
