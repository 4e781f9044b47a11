import { Outlet } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { PageTabs } from '../../../ui/desk/page-tabs.tsx'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { coverageTexts as texts } from '../texts-desk.ts'

const tabs = [
  { to: deskPaths.coverage, label: texts.lookUp, end: true },
  { to: deskPaths.coverageCorrections, label: texts.corrections },
  { to: deskPaths.coverageAddresses, label: texts.addresses },
  { to: deskPaths.coverageMissed, label: texts.missed },
  { to: deskPaths.coverageImports, label: texts.imports },
]

/** The pages of coverage under their title. */
export default function CoverageFrame() {
  return (
    <>
      <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
      <PageTabs label={texts.parts} tabs={tabs} />
      <Outlet />
    </>
  )
}
