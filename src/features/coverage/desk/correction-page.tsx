import { useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { newId } from '../../../common/new-id.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { ConfirmButton } from '../../../ui/desk/confirm.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { technologyNames } from '../../addresses/texts-coverage.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { OnceHydrated } from '../../desk/components/versioned/once-hydrated.tsx'
import { coverageFieldTexts as labels } from '../contract-texts.ts'
import type { Correction } from '../coverage-schemas.ts'
import { lookUpTexts, correctionTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/correction-page.ts'
import { CorrectionEditor } from './correction-editor.tsx'
import { emptyCorrection } from './correction-form.ts'
import { StateBadge } from './corrections.tsx'
import { ResumeButton } from './resume.tsx'
import { allInWords, correctionName, correctionPlace, periodWords } from './said-words.ts'

/** In the place of an id. */
const newOne = 'nieuw'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData?.correction ? correctionName(loaderData.correction) : texts.newTitle)

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const today = dayInTheNetherlands(new Date())
  if (id === newOne) {
    // So that the server judges who asks.
    await ask(context, 'GET /api/beheer/dekking/correcties', { query: { postcode: '', toon: 'geldig' } })
    return { correction: null, today }
  }
  return {
    correction: await ask(context, 'GET /api/beheer/dekking/correcties/{id}', { params: { id } }),
    today,
  }
}

/** One correction, or a new one. */
export default function CorrectionPage({ loaderData }: Route.ComponentProps) {
  return <Opened key={loaderData.correction?.id ?? newOne} {...loaderData} />
}

function Opened({ correction, today }: Route.ComponentProps['loaderData']) {
  const [query] = useSearchParams()
  const [id] = useState(() => correction?.id ?? newId())
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const mayWork = useMay('coverage.work')
  const onSaved = (savedId: string) => {
    announce(texts.saved)
    if (correction === null) void navigate(deskPaths.coverageCorrection(savedId), { replace: true })
    else void revalidate()
  }
  const isEdited = mayWork && correction?.state !== 'ended'
  return (
    <>
      <PageHead
        title={correction ? correctionName(correction) : texts.newTitle}
        back={{ to: deskPaths.coverageCorrections, label: texts.toList }}
        badge={correction ? <StateBadge state={correction.state} /> : null}
        intro={correction ? madeWords(correction) : null}
        actions={correction && mayWork ? <EndOrResume correction={correction} /> : null}
      />
      {isEdited ? (
        <OnceHydrated>
          {restores => (
            <CorrectionEditor
              correction={correction}
              empty={emptyCorrection(id, today, query)}
              restores={restores}
              onSaved={onSaved}
            />
          )}
        </OnceHydrated>
      ) : (
        correction && <CorrectionFacts correction={correction} />
      )}
    </>
  )
}

const madeWords = ({ madeBy, madeAt, endedBy, endedAt }: Correction): string =>
  [
    texts.madeBy(madeBy ?? lookUpTexts.somebody, deskMoment(madeAt)),
    endedAt && texts.endedBy(endedBy ?? lookUpTexts.somebody, deskMoment(endedAt)),
  ]
    .filter(Boolean)
    .join(' ')

const CorrectionFacts = ({ correction }: { correction: Correction }) => (
  <Card title={texts.form}>
    <DetailsList
      details={[
        [texts.place, correctionPlace(correction)],
        [texts.technology, technologyNames[correction.technology]],
        [texts.says, allInWords(correction)],
        [texts.period, periodWords(correction)],
        [labels.source, correction.source],
        [labels.reason, correction.reason],
      ]}
    />
  </Card>
)

const EndOrResume = ({ correction }: { correction: Correction }) =>
  correction.state === 'ended' ? (
    <ResumeButton
      texts={texts}
      send={() =>
        callAtDesk('POST /api/beheer/dekking/correcties/{id}/hervatten', {
          params: { id: correction.id },
          body: { version: correction.version },
        })
      }
    />
  ) : (
    <EndCorrection correction={correction} />
  )

function EndCorrection({ correction: { id, version } }: { correction: Correction }) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  return (
    <ConfirmButton
      title={texts.endTitle}
      text={texts.endText}
      action={texts.end}
      failed={texts.notEnded}
      send={() =>
        callAtDesk('POST /api/beheer/dekking/correcties/{id}/beeindigen', {
          params: { id },
          body: { version },
        })
      }
      onDone={() => {
        announce(texts.ended)
        void revalidate()
      }}
    />
  )
}
