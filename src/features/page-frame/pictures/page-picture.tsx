import type { ComponentType } from 'react'
import type { PictureName } from '../picture-names.ts'
import { CloudScene, OfficeSuiteScene, WorkplaceScene } from './cloud-scenes.tsx'
import {
  ConverterPicture,
  FlatOntPicture,
  ModemPicture,
  OntPicture,
  TwoPortConverterPicture,
} from './devices.tsx'
import { BackUpScene, CopperScene, FibreScene } from './fibre-scenes.tsx'
import { InternetScene } from './internet-scenes.tsx'
import { MobileScene } from './mobile-scene.tsx'
import { SwitchPicture } from './network.tsx'
import { CampingPicture, SchoolPicture, ShopPicture } from './places.tsx'
import type { PictureProps } from './scene.tsx'
import { ManualPicture, PartnerPicture, SupportPicture } from './security.tsx'
import { FirewallScene, MfaScene, NetworkScene, Nis2Scene, VpnScene } from './security-scenes.tsx'
import { EngineerPicture, OfficePicture } from './services.tsx'
import { PbxScene, SipTrunkScene, TeamsCallScene, TelephonyScene, VoipScene } from './telephony-scenes.tsx'
import { HotelTvScene, TvScene } from './television-scenes.tsx'
import { WifiScene } from './wifi-scene.tsx'
import { TeamPicture, WritingPicture } from './workplace.tsx'

const pictures: Readonly<Record<PictureName, ComponentType<PictureProps>>> = {
  'back-up': BackUpScene,
  camping: CampingPicture,
  cloud: CloudScene,
  converter: ConverterPicture,
  'converter-two-ports': TwoPortConverterPicture,
  copper: CopperScene,
  engineer: EngineerPicture,
  fibre: FibreScene,
  firewall: FirewallScene,
  'hotel-tv': HotelTvScene,
  internet: InternetScene,
  manual: ManualPicture,
  mfa: MfaScene,
  mobile: MobileScene,
  modem: ModemPicture,
  network: NetworkScene,
  nis2: Nis2Scene,
  office: OfficePicture,
  'office-suite': OfficeSuiteScene,
  ont: OntPicture,
  'ont-flat': FlatOntPicture,
  partner: PartnerPicture,
  pbx: PbxScene,
  phone: TelephonyScene,
  school: SchoolPicture,
  shop: ShopPicture,
  'sip-trunk': SipTrunkScene,
  support: SupportPicture,
  switch: SwitchPicture,
  team: TeamPicture,
  'teams-call': TeamsCallScene,
  tv: TvScene,
  voip: VoipScene,
  vpn: VpnScene,
  wifi: WifiScene,
  workplace: WorkplaceScene,
  writing: WritingPicture,
}

/** The picture that a page's front matter names. */
export function PagePicture({ name, className }: PictureProps & { name: PictureName }) {
  const Named = pictures[name]
  return <Named className={className} />
}
