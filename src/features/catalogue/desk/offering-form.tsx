import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { asFormFields } from '../../../common/contract/failure.ts'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { type Outcome, outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import {
  type AttributePath,
  attributeGroups,
  attributeLabel,
  attributeOf,
  attributesOfType,
} from '../attributes.ts'
import styles from '../components/catalogue.module.css'
import { storedDraft } from '../components/stored-draft.ts'
import type { OfferingPage, RevisionConflict } from '../desk-schemas.ts'
import { offeringVersions } from '../merge-items.ts'
import type { Offering } from '../offering.ts'
import { isSameItem } from '../revision.ts'
import { conflictTexts, offeringPageTexts as texts } from '../texts-offerings.ts'
import { mergeTyped, readTyped, type TypedOffering, typedOffering } from '../typed-offering.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { TypedConflict } from './typed-conflict.tsx'

type Props = {
  /** The colleague who types. */
  staffId: string
  page: OfferingPage
  /** As the revision leaves it. */
  offering: Offering
  isEdited: boolean
  /** Whether what this browser keeps is known already. */
  restores: boolean
  /** The server has something newer: it is shown around the fields, which stay. @returns the version that it has now */
  onNewer: () => Promise<number>
  /** The fields are given up for what the server has. */
  onTakenOver: () => Promise<number>
}

/** The version of somebody else who was faster. */
type Theirs = {
  readonly offering: Offering | null
  readonly version: number
  readonly by: string | null
}

const Typed = z.custom<TypedOffering>(() => true)

/** The values of an offering, made of the table of attributes. */
export function OfferingForm({ staffId, page, offering, isEdited, restores, onNewer, onTakenOver }: Props) {
  const { revision, before, history, problems, unusedId } = page
  const { id: item, productType } = offering
  const kept = storedDraft<TypedOffering, Offering>(staffId, revision.id, String(item))
  const [restored] = useState(() => (restores ? kept.read() : null))
  /** The version that the fields are typed over, and the offering as it was then; going on in a conflict moves both on. */
  const base = useRef({ version: restored?.version ?? page.version, over: restored?.over ?? offering })
  const [theirs, setTheirs] = useState<Theirs | null>(() =>
    restored && (restored.version !== page.version || !isSameItem('offering', restored.over, offering))
      ? { offering, version: page.version, by: null }
      : null,
  )
  const [isSaved, setIsSaved] = useState(false)
  const announce = useAnnounce()
  const read = (typed: TypedOffering) => readTyped(typed, base.current.over, unusedId)

  async function send(typed: TypedOffering): Promise<Outcome<Offering>> {
    const { offering: wanted, errors } = read(typed)
    if (wanted === null) return { kind: 'refused', errors }
    const result = await callAtDesk('PUT /api/beheer/catalogus/herzieningen/{id}/aanbod/{item}', {
      params: { id: revision.id, item },
      body: { ...base.current, offering: wanted },
    })
    if (result.ok) {
      base.current = { version: await onNewer(), over: wanted }
      return { kind: 'taken', data: wanted }
    }
    if (result.kind === 'refused' && result.status === 409) {
      setTheirs(theirsIn(result.body, before))
      void onNewer()
    }
    const outcome = outcomeOf<Offering>(result)
    return outcome.kind === 'refused'
      ? { ...outcome, errors: asFormFields(outcome.errors, 'offering') }
      : outcome
  }

  const form = useContractForm({
    schema: Typed,
    refusals: typed => read(typed).errors,
    initial: restored?.typed ?? typedOffering(offering),
    idPrefix: 'aanbod-',
    memory: {
      save(typed) {
        setIsSaved(false)
        kept.save({ ...base.current, typed })
      },
    },
    send,
    onTaken(stored) {
      kept.drop()
      form.form.reset(typedOffering(stored))
      setIsSaved(true)
      announce(texts.saved)
    },
  })

  function giveUp() {
    kept.drop()
    void onTakenOver()
  }

  /** The newest version under what was typed, to be saved. */
  function goOn({ offering: newest, version }: Theirs) {
    const typed = form.form.getValues()
    const merged = newest ? mergeTyped(typed, base.current.over, newest) : typed
    base.current = { version, over: newest ?? base.current.over }
    setTheirs(null)
    form.form.reset(merged)
    kept.save({ ...base.current, typed: merged })
    announce(conflictTexts.wentOn)
  }

  const versionsOf = (newest: Offering) => {
    const { over } = base.current
    return offeringVersions(over, read(form.form.getValues()).offering ?? over, newest)
  }
  const wasSold = before !== null || history.length > 0
  const paths = attributesOfType(productType)
  const shown = paths.filter(path => isTyped(path, wasSold))
  const elsewhere = problems.filter(({ path }) => path === null || !shown.includes(path))

  return (
    <>
      {restored && <RestoredNotice onStartAgain={giveUp} />}
      {elsewhere.length > 0 && (
        <Notice kind="warning" title={texts.problems}>
          <ul className={styles.list}>
            {elsewhere.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{path ? `${attributeLabel(path)}: ${message}` : message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isEdited && wasSold && <p className={styles.note}>{texts.fixedText}</p>}
      <Form
        form={form}
        failed={{ title: texts.failed }}
        actions={
          theirs ? (
            <TypedConflict
              by={theirs.by}
              versions={theirs.offering && versionsOf(theirs.offering)}
              onGoOn={() => goOn(theirs)}
              onTakeTheirs={giveUp}
            />
          ) : (
            isEdited && (
              <>
                <SubmitButton>{texts.save}</SubmitButton>
                {isSaved && <span className={styles.note}>{texts.isSaved}</span>}
              </>
            )
          )
        }
      >
        <div className={styles.stack}>
          {attributeGroups.map(group => (
            <AttributeFields
              key={group}
              group={group}
              paths={paths.filter(path => attributeOf(path).group === group)}
              typedPaths={isEdited ? shown : []}
              offering={offering}
              control={form.control}
              problems={problems}
              pictures={page.pictures}
            />
          ))}
        </div>
      </Form>
    </>
  )
}

/** The other version in a refusal; null where it was refused for another reason. */
function theirsIn(
  { code, version = 0, theirs, changedBy }: z.infer<typeof RevisionConflict>,
  before: Offering | null,
): Theirs | null {
  if (code !== 'changed-meanwhile') return null
  return { offering: version === 0 ? before : (theirs ?? null), version, by: changedBy ?? null }
}

const RestoredNotice = ({ onStartAgain }: { onStartAgain: () => void }) => (
  <Notice>
    <p>
      <span>{texts.kept}</span>{' '}
      <Button variant="quiet" small onClick={onStartAgain}>
        {texts.startAgain}
      </Button>
    </p>
  </Notice>
)

/** Ids are given by the shop, the type with the offering; what says what a line means only until it was sold. */
function isTyped(path: AttributePath, wasSold: boolean): boolean {
  if (path === 'productType' || isIdPath(path)) return false
  return !(wasSold && attributeOf(path).isMeaning)
}

const isIdPath = (path: AttributePath): boolean => /(?:^id|\.id|\.product\w+Id)$/.test(path)
