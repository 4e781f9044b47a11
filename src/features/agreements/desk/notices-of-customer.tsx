import { useNavigate, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { NoticesForm } from '../components/notices-form.tsx'
import { heldProductTexts } from '../texts-desk.ts'
import { noticesTexts as texts } from '../texts-together.ts'
import { leavableAgreements } from '../together.ts'
import type { Route } from './+types/notices-of-customer.ts'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  id: params.id,
  agreements: await ask(context, 'GET /api/beheer/klanten/{id}/contracten', { params }),
})

/** Recording at the desk that a customer gives notice of several agreements at once. */
export default function NoticesOfCustomer({ loaderData: { id, agreements } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const announce = useAnnounce()
  return (
    <>
      <PageHead
        title={texts.title}
        back={{ to: deskPaths.customer(id), label: heldProductTexts.toCustomer }}
      />
      {leavableAgreements(agreements).length === 0 ? (
        <p>{texts.nothingLeft}</p>
      ) : (
        <NoticesForm
          agreements={agreements}
          intro={heldProductTexts.recordNoticeText}
          legend={texts.chooseAtDesk}
          before={heldProductTexts.recordNoticeText}
          confirm={heldProductTexts.recordNotices}
          send={async notices => {
            const result = await submit('POST /api/beheer/klanten/{id}/opzeggingen', notices, {
              params: { id },
            })
            if (!result.ok) await revalidate()
            return outcomeOf(result)
          }}
          onSent={() => {
            announce(texts.recorded)
            void navigate(deskPaths.customer(id))
          }}
        />
      )}
    </>
  )
}
