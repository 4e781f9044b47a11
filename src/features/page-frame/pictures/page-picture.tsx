import type { ComponentType } from 'react'
import type { PictureName } from '../picture-names.ts'
import { BranchesScene, CampingScene, OfficeScene, SchoolScene, ShopScene } from './branch-scenes.tsx'
import { CloudScene, OfficeSuiteScene, WorkplaceScene } from './cloud-scenes.tsx'
import { CompanyScene, CustomWorkScene } from './company-scenes.tsx'
import {
  ConverterScene,
  FlatOntScene,
  ModemScene,
  OntScene,
  TwoPortConverterScene,
} from './device-scenes.tsx'
import { BackUpScene, CopperScene, FibreScene } from './fibre-scenes.tsx'
import { DownloadsScene, EngineerScene, ManualScene, SignpostScene } from './help-scenes.tsx'
import { InternetScene } from './internet-scenes.tsx'
import { MobileScene } from './mobile-scene.tsx'
import { Photographed } from './photographed.tsx'
import type { PictureProps } from './scene.tsx'
import { FirewallScene, MfaScene, NetworkScene, Nis2Scene, VpnScene } from './security-scenes.tsx'
import { SupportScene } from './support-scenes.tsx'
import { PbxScene, SipTrunkScene, TeamsCallScene, TelephonyScene, VoipScene } from './telephony-scenes.tsx'
import { HotelTvScene, TvScene } from './television-scenes.tsx'
import { WifiScene } from './wifi-scene.tsx'
import { PartnerScene, TeamScene, VacanciesScene, WritingScene } from './work-scenes.tsx'

const pictures: Readonly<Record<PictureName, ComponentType<PictureProps>>> = {
  'back-up': BackUpScene,
  branches: BranchesScene,
  camping: CampingScene,
  cloud: CloudScene,
  company: CompanyScene,
  converter: ConverterScene,
  'converter-two-ports': TwoPortConverterScene,
  copper: CopperScene,
  'custom-work': CustomWorkScene,
  downloads: DownloadsScene,
  engineer: EngineerScene,
  fibre: FibreScene,
  firewall: FirewallScene,
  'hotel-tv': HotelTvScene,
  internet: InternetScene,
  manual: ManualScene,
  mfa: MfaScene,
  mobile: MobileScene,
  modem: ModemScene,
  network: NetworkScene,
  nis2: Nis2Scene,
  office: OfficeScene,
  'office-suite': OfficeSuiteScene,
  ont: OntScene,
  'ont-flat': FlatOntScene,
  partner: PartnerScene,
  pbx: PbxScene,
  phone: TelephonyScene,
  school: SchoolScene,
  shop: ShopScene,
  signpost: SignpostScene,
  'sip-trunk': SipTrunkScene,
  support: SupportScene,
  team: TeamScene,
  'teams-call': TeamsCallScene,
  tv: TvScene,
  vacancies: VacanciesScene,
  voip: VoipScene,
  vpn: VpnScene,
  wifi: WifiScene,
  workplace: WorkplaceScene,
  writing: WritingScene,
}

/** The picture that a page's front matter names. */
export function PagePicture({ name, className, first }: PictureProps & { name: PictureName }) {
  const Named = pictures[name]
  return (
    <Photographed name={name} className={className} first={first}>
      <Named className={className} />
    </Photographed>
  )
}
