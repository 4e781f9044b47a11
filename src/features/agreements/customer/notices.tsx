import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAsCustomer } from '../../customers/components/mijn/call-as-customer.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import { NoticesForm } from '../components/notices-form.tsx'
import { agreementsPageTexts, noticeTexts } from '../texts.ts'
import { noticesTexts as texts } from '../texts-together.ts'
import { leavableAgreements } from '../together.ts'
import type { Route } from './+types/notices.ts'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/contracten', request)

const toAgreements = (
  <LinkButton variant="secondary" to={paths.mijnAgreements}>
    {noticeTexts.toAgreements}
  </LinkButton>
)

/** Giving notice of several agreements at once. */
export default function GiveNotices({ loaderData }: Route.ComponentProps) {
  const [isGiven, setIsGiven] = useState(false)
  const { revalidate } = useRevalidator()
  if (isGiven)
    return (
      <Notice kind="success" title={texts.given} announced>
        <p>{noticeTexts.givenText}</p>
        {toAgreements}
      </Notice>
    )
  return (
    <Loaded answer={loaderData} what={agreementsPageTexts.subject}>
      {agreements =>
        leavableAgreements(agreements).length === 0 ? (
          <Empty title={texts.nothingLeft}>{toAgreements}</Empty>
        ) : (
          <NoticesForm
            agreements={agreements}
            intro={texts.intro}
            legend={texts.choose}
            before={noticeTexts.mailed}
            confirm={noticeTexts.confirm}
            send={async notices => {
              const result = await submit('POST /api/mijn/opzeggingen', notices, { through: callAsCustomer })
              // Another cost, or a line that has ended meanwhile, shows as it is.
              if (!result.ok) await revalidate()
              return outcomeOf(result)
            }}
            onSent={() => setIsGiven(true)}
          />
        )
      }
    </Loaded>
  )
}
