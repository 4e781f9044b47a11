import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isRefused } from '../../../api/client.ts'
import { deskPaths } from '../../../api/desk-paths.ts'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useHydrated } from '../../../ui/state/hydrated.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { AddressReach } from '../components/address-reach.tsx'
import { ChangeBadge } from '../components/change-badge.tsx'
import { FrozenNotice } from '../components/frozen-notice.tsx'
import { ReadOnlyNotice } from '../components/read-only-notice.tsx'
import { RevisionStateBadge } from '../components/revision-state.tsx'
import type { OfferingPage as Page } from '../desk-schemas.ts'
import { offeringVersions } from '../item-versions.ts'
import { mayEdit } from '../revision.ts'
import { meanwhileTexts, offeringListTexts, offeringPageTexts as texts } from '../texts-offerings.ts'
import type { Route } from './+types/offering-page.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { OfferingActs } from './offering-acts.tsx'
import { OfferingForm } from './offering-form.tsx'
import { OfferingHistory } from './offering-history.tsx'

export const loader = ({ context, params: { id, item } }: Route.LoaderArgs) =>
  ask(context, 'GET /api/beheer/catalogus/herzieningen/{id}/aanbod/{item}', { params: { id, item } })

const nameOf = ({ before, after }: Page): string => (after ?? before)?.name ?? texts.unnamed

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? nameOf(loaderData) : texts.unnamed)

/** One offering in a revision. */
export default function OfferingPage({ loaderData }: Route.ComponentProps) {
  const { revision, before, after } = loaderData
  const item = (after ?? before)?.id ?? 0
  // The server that draws the page does not know what this browser keeps.
  return <Shown key={`${revision.id} ${item} ${useHydrated()}`} known={loaderData} item={item} />
}

/** Holds what is shown, so that what a colleague changes meanwhile never slips under what is being typed. */
function Shown({ known, item }: { known: Page; item: number }) {
  const navigate = useNavigate()
  const mayWork = useMay('catalogue.work')
  const isHydrated = useHydrated()
  const [{ page, turn, typedOver }, setShown] = useState({ page: known, turn: 0, typedOver: known.after })
  const { revision, before, after, version } = page
  const isEdited = mayWork && mayEdit(revision.state)

  /** @param startsAnew whether the fields show what the server has */
  async function refresh(startsAnew: boolean) {
    const result = await callAtDesk('GET /api/beheer/catalogus/herzieningen/{id}/aanbod/{item}', {
      params: { id: revision.id, item },
    })
    if (result.ok) {
      const { data } = result
      setShown(was =>
        startsAnew
          ? { page: data, turn: was.turn + 1, typedOver: data.after }
          : // Where a colleague ended it, what was typed stays.
            { page: data, turn: was.turn, typedOver: data.after ?? was.typedOver },
      )
      return result.data.version
    }
    if (isRefused(result, 404)) void navigate(deskPaths.revisionOfferings(revision.id))
    return version
  }

  return (
    <>
      <PageHead
        title={nameOf(page)}
        back={{
          to: deskPaths.revisionOfferings(revision.id),
          label: offeringListTexts.titleOf(revision.name),
        }}
        badge={
          version > 0 || (after === null && before !== null) ? (
            <ChangeBadge deed={after === null ? 'ended' : before === null ? 'new' : 'changed'} />
          ) : (
            <RevisionStateBadge state={revision.state} />
          )
        }
      />
      <ReadOnlyNotice />
      <FrozenNotice state={revision.state} />
      {after === null && (
        <Notice kind="warning">
          <p>{texts.ended}</p>
        </Notice>
      )}
      {isEdited && <Meanwhile page={page} item={item} onDone={() => void refresh(true)} />}
      {isEdited && <OfferingActs page={page} item={item} onChanged={() => refresh(true)} />}
      {typedOver !== null && (
        <OfferingForm
          key={turn}
          page={page}
          offering={typedOver}
          isEdited={isEdited}
          restores={isHydrated && isEdited}
          onNewer={() => refresh(false)}
        />
      )}
      <AddressReach reached={page.addresses} nameOf={() => nameOf(page)} />
      <OfferingHistory history={page.history} />
    </>
  )
}

/** Another revision changed the product since this one did. */
function Meanwhile({ page, item, onDone }: { page: Page; item: number; onDone: () => void }) {
  const { revision, before, after, version, meanwhile } = page
  if (!meanwhile) return null
  const { seen, revisionName } = meanwhile
  const canCompare = seen !== null && before !== null && after !== null
  return (
    <ChangedMeanwhile
      revisionName={revisionName}
      versions={canCompare ? offeringVersions(seen, after, before) : []}
      what={whatBecame({ seen, before, after })}
      send={() =>
        callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/aanbod/{item}/nieuwste', {
          params: { id: revision.id, item },
          body: { version },
        })
      }
      onDone={onDone}
    />
  )
}

type States = Pick<Page, 'before' | 'after'> & { seen: Page['before'] }

function whatBecame({ seen, before, after }: States): string | null {
  if (after === null) return meanwhileTexts.ends
  if (before === null) return meanwhileTexts.ended
  return seen === null ? meanwhileTexts.begun : null
}
