import { useState } from 'react'
import { deskPaths } from '../../../api/desk-paths.ts'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { useHydrated } from '../../../ui/state/hydrated.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { ChangeBadge } from '../components/change-badge.tsx'
import { FrozenNotice } from '../components/frozen-notice.tsx'
import { ReadOnlyNotice } from '../components/read-only-notice.tsx'
import { RevisionStateBadge } from '../components/revision-state.tsx'
import type { TariffsPage as Page } from '../desk-schemas.ts'
import { tariffVersions } from '../item-versions.ts'
import { mayEdit } from '../revision.ts'
import type { TariffListId } from '../tariffs.ts'
import { tariffListNames } from '../texts-desk.ts'
import { offeringListTexts } from '../texts-offerings.ts'
import type { Route } from './+types/tariffs-page.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { TariffsForm } from './tariffs-form.tsx'

export const loader = async ({ context, params: { id, list } }: Route.LoaderArgs) => ({
  // The call answers only for a list that there is.
  listId: list as TariffListId,
  page: await ask(context, 'GET /api/beheer/catalogus/herzieningen/{id}/tarieven/{lijst}', {
    params: { id, lijst: list },
  }),
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? tariffListNames[loaderData.listId] : offeringListTexts.tariffs)

/** A tariff list of the website in a revision. */
export default function TariffsPage({ loaderData: { listId, page } }: Route.ComponentProps) {
  // The server that draws the page does not know what this browser keeps.
  return <Shown key={`${page.revision.id} ${listId} ${useHydrated()}`} known={page} listId={listId} />
}

function Shown({ known, listId }: { known: Page; listId: TariffListId }) {
  const isHydrated = useHydrated()
  const mayWork = useMay('catalogue.work')
  const [{ page, turn, wasSaved }, setShown] = useState({ page: known, turn: 0, wasSaved: false })
  const { revision, before, after, version, meanwhile } = page
  const isEdited = mayWork && mayEdit(revision.state)

  async function refresh(saved = false) {
    const result = await callAtDesk('GET /api/beheer/catalogus/herzieningen/{id}/tarieven/{lijst}', {
      params: { id: revision.id, lijst: listId },
    })
    if (result.ok) setShown(({ turn: was }) => ({ page: result.data, turn: was + 1, wasSaved: saved }))
  }

  return (
    <>
      <PageHead
        title={tariffListNames[listId]}
        back={{
          to: deskPaths.revisionOfferings(revision.id),
          label: offeringListTexts.titleOf(revision.name),
        }}
        badge={version > 0 ? <ChangeBadge deed="changed" /> : <RevisionStateBadge state={revision.state} />}
      />
      <ReadOnlyNotice />
      <FrozenNotice state={revision.state} />
      {isEdited && meanwhile?.seen && (
        <ChangedMeanwhile
          revisionName={meanwhile.revisionName}
          versions={tariffVersions(meanwhile.seen, after, before)}
          send={() =>
            callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/tarieven/{lijst}/nieuwste', {
              params: { id: revision.id, lijst: listId },
              body: { version },
            })
          }
          onDone={() => void refresh()}
        />
      )}
      <TariffsForm
        key={turn}
        page={page}
        listId={listId}
        isEdited={isEdited}
        restores={isHydrated && isEdited}
        wasSaved={wasSaved}
        onChanged={refresh}
      />
    </>
  )
}
