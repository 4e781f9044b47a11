import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAsCustomer } from '../../customers/components/mijn/call-as-customer.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import { addressLine } from '../../details/facts.ts'
import { NoticeForm } from '../components/notice-form.tsx'
import type { CustomerAgreement } from '../contract-mijn.ts'
import { leavable } from '../notice.ts'
import { agreementsPageTexts, noticeTexts as texts } from '../texts.ts'
import type { Route } from './+types/notice.ts'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/contracten/{nummer}', request, { params: { nummer: params.number } })

const toAgreements = (
  <LinkButton variant="secondary" to={paths.mijnAgreements}>
    {texts.toAgreements}
  </LinkButton>
)

/** Giving notice of an agreement: first what, then what that costs, then the press that does it. */
export default function GiveNotice({ loaderData }: Route.ComponentProps) {
  const [isGiven, setIsGiven] = useState(false)
  if (isGiven)
    return (
      <Notice kind="success" title={texts.given} announced>
        <p>{texts.givenText}</p>
        {toAgreements}
      </Notice>
    )
  return (
    <Loaded
      answer={loaderData}
      what={agreementsPageTexts.subjectOfOne}
      missing={<Empty title={agreementsPageTexts.notYours}>{toAgreements}</Empty>}
    >
      {agreement =>
        leavable(agreement.lines).length === 0 ? (
          <Empty title={texts.nothingLeft}>{toAgreements}</Empty>
        ) : (
          <OwnNotice agreement={agreement} onGiven={() => setIsGiven(true)} />
        )
      }
    </Loaded>
  )
}

function OwnNotice({ agreement, onGiven }: { agreement: CustomerAgreement; onGiven: () => void }) {
  const { lines, number, installationAddress } = agreement
  const { revalidate } = useRevalidator()
  return (
    <NoticeForm
      lines={lines}
      intro={texts.intro(agreementNumber(number), addressLine(installationAddress))}
      before={texts.mailed}
      confirm={texts.confirm}
      send={async notice => {
        const result = await submit('POST /api/mijn/contracten/{nummer}/opzegging', notice, {
          params: { nummer: number },
          through: callAsCustomer,
        })
        // Another cost, or a line that has ended meanwhile, shows as it is.
        if (!result.ok) await revalidate()
        return outcomeOf(result)
      }}
      onSent={onGiven}
    />
  )
}
