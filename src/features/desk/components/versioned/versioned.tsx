import { type ReactNode, useMemo } from 'react'
import { Button } from '../../../../ui/kit/button.tsx'
import { FieldRemarks } from '../../../../ui/kit/field.tsx'
import { JumpLink } from '../../../../ui/kit/jump-link.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { versionedTexts as texts } from '../../texts.ts'
import type { Difference } from './merge-versions.ts'
import type { Meeting } from './use-versioned-draft.ts'
import styles from './versioned.module.css'
import { VersionsTable } from './versions-table.tsx'

/** The name of a field, and a value of it as it is read. */
export type Describe = (path: string) => {
  readonly label: string
  readonly words?: (value: unknown) => string
}

export type VersionedProps = {
  readonly wasRestored: boolean
  readonly meeting: Meeting | null
  /** The id of the field at a path. */
  readonly idOf: (path: string) => string
  /** Puts the value of the colleague in the field. */
  readonly onTake: (path: string, value: unknown) => void
  readonly onStartAgain: () => void
}

type Props = {
  versioned: VersionedProps
  describe: Describe
  /** A sentence about storing it after a colleague ended it. */
  ended?: string
  children: ReactNode
}

/** The fields of something that colleagues change too: what is kept of before, and what somebody changed meanwhile, above and at its fields. */
export function Versioned({ versioned, describe, ended, children }: Props) {
  const { wasRestored, meeting, onStartAgain } = versioned
  const startAgain = (
    <Button variant="quiet" small onClick={onStartAgain}>
      {texts.startAgain}
    </Button>
  )
  return (
    <div className={styles.stack}>
      {wasRestored && !meeting && (
        <Notice>
          <p>
            <span>{texts.kept}</span> {startAgain}
          </p>
        </Notice>
      )}
      {meeting && (
        <Met meeting={meeting} versioned={versioned} describe={describe} ended={ended}>
          {startAgain}
        </Met>
      )}
      <FieldRemarks value={useRemarks(versioned, describe)}>{children}</FieldRemarks>
    </div>
  )
}

type MetProps = Pick<Props, 'versioned' | 'describe' | 'children'> & {
  meeting: Meeting
  ended: string | undefined
}

function Met({ meeting: { by, isEnded, differences }, versioned, describe, ended, children }: MetProps) {
  return (
    <VersionsTable
      title={texts.title}
      isNew
      versions={differences.map(({ path, was, mine, now }) => {
        const { label, words = plainWords } = describe(path)
        const before = words(was)
        const typed = words(mine)
        return { label, was: before, mine: typed === before ? texts.untouched : typed, now: words(now) }
      })}
      headers={texts}
      nameOf={({ label }, place) => (
        <JumpLink to={versioned.idOf(differences[place]?.path ?? '')}>{label}</JumpLink>
      )}
      intro={
        <>
          <p>{by === null ? texts.somebody : texts.who(by)}</p>
          <p>{isEnded ? ended : differences.length === 0 ? texts.same : texts.stays}</p>
          {differences.some(({ isConflict }) => isConflict) && <p>{texts.both}</p>}
        </>
      }
    >
      <div>{children}</div>
    </VersionsTable>
  )
}

/** At each field that both changed: what the colleague made of it, and the way to have that. */
function useRemarks({ meeting, idOf, onTake }: VersionedProps, describe: Describe) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that stay the same are not drawn again with every key
  return useMemo(
    () =>
      new Map(
        (meeting?.differences ?? [])
          .filter(({ isConflict }) => isConflict)
          .map(difference => [
            idOf(difference.path),
            <Remark
              key={difference.path}
              by={meeting?.by ?? null}
              difference={difference}
              describe={describe}
              onTake={onTake}
            />,
          ]),
      ),
    [meeting, idOf],
  )
}

type RemarkProps = {
  by: string | null
  difference: Difference
  describe: Describe
  onTake: VersionedProps['onTake']
}

function Remark({ by, difference: { path, now }, describe, onTake }: RemarkProps) {
  const { label, words = plainWords } = describe(path)
  return (
    <>
      <span>{texts.atField(by, words(now))}</span>
      <Button variant="quiet" small aria-label={texts.takeOf(label)} onClick={() => onTake(path, now)}>
        {texts.take}
      </Button>
    </>
  )
}

/** A text as it stands, or that there is none. */
export function plainWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const text = Array.isArray(value) ? value.map(plainWords).join(', ') : String(value ?? '')
  return text.trim() === '' ? texts.empty : text
}

/** Codes by their names. */
export const namedWords =
  (nameOf: (code: string) => string | undefined) =>
  (value: unknown): string =>
    plainWords(
      (Array.isArray(value) ? value : [value]).map(code => nameOf(String(code ?? '')) ?? String(code ?? '')),
    )
