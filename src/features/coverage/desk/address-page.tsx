import { useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { newId } from '../../../common/new-id.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { ConfirmButton } from '../../../ui/desk/confirm.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { OnceHydrated } from '../../desk/components/versioned/once-hydrated.tsx'
import { coverageFieldTexts as labels } from '../contract-texts.ts'
import type { AddedAddressItem } from '../coverage-schemas.ts'
import { coverageTexts, lookUpTexts, addedTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/address-page.ts'
import { AddressBadge, addressWords } from './added-addresses.tsx'
import { AddressEditor } from './address-editor.tsx'
import styles from './coverage.module.css'
import { ResumeButton } from './resume.tsx'

/** In the place of an id. */
const newOne = 'nieuw'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? addressWords(loaderData) : texts.newTitle)

export async function loader({
  context,
  params: { id },
}: Route.LoaderArgs): Promise<AddedAddressItem | null> {
  if (id !== newOne) return ask(context, 'GET /api/beheer/dekking/adressen/{id}', { params: { id } })
  // So that the server judges who asks.
  await ask(context, 'GET /api/beheer/dekking/adressen', { query: { postcode: '', toon: 'geldig' } })
  return null
}

/** An address that the register lacks, or a new one. */
export default function AddressPage({ loaderData: address }: Route.ComponentProps) {
  return <Opened key={address?.id ?? newOne} address={address} />
}

function Opened({ address }: { address: AddedAddressItem | null }) {
  const [query] = useSearchParams()
  const [id] = useState(() => address?.id ?? newId())
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const mayWork = useMay('coverage.work')
  const isEdited = mayWork && (address === null || address.endedAt === null)
  const empty = { id, zipCode: query.get('zipCode') ?? '', numbers: query.get('numbers') ?? '' }
  return (
    <>
      <PageHead
        title={address ? addressWords(address) : texts.newTitle}
        back={{ to: deskPaths.coverageAddresses, label: texts.toList }}
        badge={address && <AddressBadge {...address} />}
        intro={address ? madeWords(address) : texts.intro}
        actions={address && <Actions address={address} mayWork={mayWork} />}
      />
      {isEdited ? (
        <OnceHydrated>
          {restores => (
            <AddressEditor
              address={address}
              empty={{ ...empty, street: '', city: '', source: '', reason: '' }}
              restores={restores}
              onSaved={({ zipCode, numbers }) => {
                announce(address === null ? texts.added : texts.saved)
                if (address === null) void navigate(deskPaths.coverageOf(zipCode, numbers))
                else void revalidate()
              }}
            />
          )}
        </OnceHydrated>
      ) : (
        <AddressFacts address={address} />
      )}
    </>
  )
}

const madeWords = ({ madeBy, madeAt, endedBy, endedAt }: AddedAddressItem): string =>
  [
    texts.madeBy(madeBy ?? lookUpTexts.somebody, deskMoment(madeAt)),
    endedAt && texts.endedBy(endedBy ?? lookUpTexts.somebody, deskMoment(endedAt)),
  ]
    .filter(Boolean)
    .join(' ')

const AddressFacts = ({ address }: { address: AddedAddressItem | null }) =>
  address ? (
    <Card title={texts.form}>
      <DetailsList
        details={[
          [texts.address, addressWords(address)],
          [labels.source, address.source],
          [labels.reasonOfAddress, address.reason],
        ]}
      />
    </Card>
  ) : (
    <p className={styles.soft}>{coverageTexts.readOnly}</p>
  )

function Actions({ address, mayWork }: { address: AddedAddressItem; mayWork: boolean }) {
  const { id, version, endedAt, zipCode, numbers } = address
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const order = { params: { id }, body: { version } }
  return (
    <>
      <LinkButton small variant="quiet" to={deskPaths.coverageOf(zipCode, numbers)}>
        {texts.lookUp}
      </LinkButton>
      {mayWork && endedAt !== null && (
        <ResumeButton
          texts={texts}
          send={() => callAtDesk('POST /api/beheer/dekking/adressen/{id}/hervatten', order)}
        />
      )}
      {mayWork && endedAt === null && (
        <ConfirmButton
          title={texts.endTitle}
          text={texts.endText}
          action={texts.end}
          failed={texts.notEnded}
          send={() => callAtDesk('POST /api/beheer/dekking/adressen/{id}/beeindigen', order)}
          onDone={() => {
            announce(texts.endedSaid)
            void revalidate()
          }}
        />
      )}
    </>
  )
}
