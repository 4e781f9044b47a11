import { useState } from 'react'
import * as z from 'zod/mini'
import { asFormFields } from '../../../common/contract/failure.ts'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { failedOutcome } from '../../../ui/forms/submit.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { Newest, Version } from '../../desk/components/versioned/use-versioned-draft.ts'
import { type Sent, useVersionedForm } from '../../desk/components/versioned/use-versioned-form.ts'
import { namedWords, plainWords, Versioned } from '../../desk/components/versioned/versioned.tsx'
import {
  type AttributePath,
  attributeGroups,
  attributeLabel,
  attributeOf,
  attributesOfType,
  isAttributePath,
} from '../attributes.ts'
import type { CatalogueProblem } from '../catalogue-problems.ts'
import styles from '../components/catalogue.module.css'
import { offeringDraft } from '../components/offering-draft.ts'
import type { OfferingPage, RevisionConflict } from '../desk-schemas.ts'
import type { Offering } from '../offering.ts'
import { subTypeNames } from '../texts-desk.ts'
import { offeringPageTexts as texts } from '../texts-offerings.ts'
import { readTyped, type TypedOffering, typedOffering } from '../typed-offering.ts'
import { AttributeFields } from './attribute-fields.tsx'

type Props = {
  page: OfferingPage
  /** As the revision leaves it. */
  offering: Offering
  isEdited: boolean
  /** Whether what this browser keeps is known already. */
  restores: boolean
  /** The server has something newer: it is shown around the fields, which stay. @returns the version that it has now */
  onNewer: () => Promise<number>
}

const Typed = z.custom<TypedOffering>(() => true)

/** The values of an offering, made of the table of attributes. */
export function OfferingForm({ page, offering, isEdited, restores, onNewer }: Props) {
  const { before, history, problems } = page
  const [isSaved, setIsSaved] = useState(false)
  const { versioned, ...form } = useOfferingForm({
    page,
    offering,
    restores,
    onNewer,
    onTyped: () => setIsSaved(false),
    onStored: () => setIsSaved(true),
  })
  const wasSold = before !== null || history.length > 0
  const paths = attributesOfType(offering.productType)
  const shown = paths.filter(path => isTyped(path, wasSold))
  return (
    <Versioned versioned={versioned} describe={describe} ended={texts.gone}>
      <ProblemsElsewhere problems={problems} shown={shown} />
      {isEdited && wasSold && <p className={styles.note}>{texts.fixedText}</p>}
      <Form
        form={form}
        failed={{ title: texts.failed }}
        actions={
          isEdited && (
            <>
              <SubmitButton>{texts.save}</SubmitButton>
              {isSaved && <span className={styles.note}>{texts.isSaved}</span>}
            </>
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
    </Versioned>
  )
}

type FormOptions = Pick<Props, 'page' | 'offering' | 'restores' | 'onNewer'> & {
  onTyped: () => void
  onStored: () => void
}

function useOfferingForm({ page, offering, restores, onNewer, onTyped, onStored }: FormOptions) {
  const { revision, before, unusedId } = page
  const announce = useAnnounce()

  async function send(typed: TypedOffering, base: Version<Offering>): Promise<Sent<Offering, null>> {
    const { offering: wanted, errors } = readTyped(typed, base.item, unusedId)
    if (wanted === null) return { kind: 'refused', errors }
    const result = await callAtDesk('PUT /api/beheer/catalogus/herzieningen/{id}/aanbod/{item}', {
      params: { id: revision.id, item: offering.id },
      body: { version: base.version, over: base.item, offering: wanted },
    })
    if (result.ok) return { kind: 'stored', now: { version: await onNewer(), item: wanted }, data: null }
    const newest = result.kind === 'refused' && result.status === 409 && newestIn(result.body, before)
    if (newest) {
      void onNewer()
      return { kind: 'met', newest }
    }
    const outcome = failedOutcome(result)
    return outcome.kind === 'refused'
      ? { ...outcome, errors: asFormFields(outcome.errors, 'offering') }
      : outcome
  }

  return useVersionedForm({
    name: offeringDraft(revision.id, offering.id),
    stored: { version: page.version, item: offering },
    restores,
    typedOf: typedOffering,
    schema: Typed,
    refusals: (typed, base) => readTyped(typed, base, unusedId).errors,
    idPrefix: 'aanbod-',
    send,
    onTyped,
    onStored() {
      onStored()
      announce(texts.saved)
    },
  })
}

const names: Readonly<Record<string, string>> = { '': texts.mainProduct, ...subTypeNames }

const typeWords = namedWords(type => names[type])

/** The name of an attribute, and a value of it as it is read. */
const describe = (path: string) =>
  isAttributePath(path)
    ? {
        label: attributeLabel(path),
        words: attributeOf(path).kind === 'choice' ? typeWords : plainWords,
      }
    : { label: path }

type ProblemsProps = {
  problems: readonly CatalogueProblem[]
  /** The fields that say theirs themselves. */
  shown: readonly AttributePath[]
}

function ProblemsElsewhere({ problems, shown }: ProblemsProps) {
  const elsewhere = problems.filter(({ path }) => path === null || !shown.includes(path))
  if (elsewhere.length === 0) return null
  return (
    <Notice kind="warning" title={texts.problems}>
      <ul className={styles.list}>
        {elsewhere.map(({ path, message }) => (
          <li key={`${path} ${message}`}>{path ? `${attributeLabel(path)}: ${message}` : message}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** The other version in a refusal; null where it was refused for another reason. */
function newestIn(
  { code, version = 0, theirs, changedBy }: z.infer<typeof RevisionConflict>,
  before: Offering | null,
): Newest<Offering> | null {
  if (code !== 'changed-meanwhile') return null
  return { item: version === 0 ? before : (theirs ?? null), version, by: changedBy ?? null }
}

/** Ids are given by the shop, the type with the offering; what says what a line means only until it was sold. */
function isTyped(path: AttributePath, wasSold: boolean): boolean {
  if (path === 'productType' || isIdPath(path)) return false
  return !(wasSold && attributeOf(path).isMeaning)
}

const isIdPath = (path: AttributePath): boolean => /(?:^id|\.id|\.product\w+Id)$/.test(path)
