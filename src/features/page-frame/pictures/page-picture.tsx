import type { ComponentType } from 'react'
import type { PictureName } from '../picture-names.ts'
import {
  ConverterPicture,
  FlatOntPicture,
  ModemPicture,
  OntPicture,
  TwoPortConverterPicture,
} from './devices.tsx'
import { BackUpScene, CopperScene, FibreScene } from './fibre-scenes.tsx'
import { InternetScene } from './internet-scenes.tsx'
import { FirewallPicture, SwitchPicture, VpnPicture } from './network.tsx'
import { CampingPicture, SchoolPicture, ShopPicture } from './places.tsx'
import type { PictureProps } from './scene.tsx'
import { ManualPicture, MfaPicture, Nis2Picture, PartnerPicture, SupportPicture } from './security.tsx'
import { CloudPicture, EngineerPicture, MobilePicture, OfficePicture, PhonePicture } from './services.tsx'
import { PbxPicture, TeamsCallPicture, VoipPicture } from './telephony.tsx'
import { SipTrunkScene } from './telephony-scenes.tsx'
import { HotelTvScene } from './television-scenes.tsx'
import { WifiScene } from './wifi-scene.tsx'
import { OfficeSuitePicture, TeamPicture, TvPicture, WorkplacePicture, WritingPicture } from './workplace.tsx'

const pictures: Readonly<Record<PictureName, ComponentType<PictureProps>>> = {
  'back-up': BackUpScene,
  camping: CampingPicture,
  cloud: CloudPicture,
  converter: ConverterPicture,
  'converter-two-ports': TwoPortConverterPicture,
  copper: CopperScene,
  engineer: EngineerPicture,
  fibre: FibreScene,
  firewall: FirewallPicture,
  'hotel-tv': HotelTvScene,
  internet: InternetScene,
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
  'sip-trunk': SipTrunkScene,
  support: SupportPicture,
  switch: SwitchPicture,
  team: TeamPicture,
  'teams-call': TeamsCallPicture,
  tv: TvPicture,
  voip: VoipPicture,
  vpn: VpnPicture,
  wifi: WifiScene,
  workplace: WorkplacePicture,
  writing: WritingPicture,
}

/** The picture that a page's front matter names. */
export function PagePicture({ name, className }: PictureProps & { name: PictureName }) {
  const Named = pictures[name]
  return <Named className={className} />
}
