import type { DataKind, Period, Person, Purpose } from '../../common/personal-data.ts'
import type { Database } from '../database/pool.ts'
import type { KeyPurpose } from '../secrets/secrets.ts'

/**
 * The form of the map of personal data (docs/security.md#the-map-of-personal-data). A feature declares its part in its
 * `server/personal-data.ts`; src/app/server/personal-data.ts puts them together.
 */

/** Where an activity removes data from. */
export type ForgetIn = {
  readonly database: Database
  /** Folder for mails while there is no mail server. */
  readonly mailFolder: string
}

/** A processing activity: why data is kept, and for how long. */
export type Activity = {
  readonly name: string
  /** Whose data it is: what a table holds of others belongs to other activities of the table. */
  readonly persons: readonly Person[]
  readonly purposes: readonly Purpose[]
} & (
  | {
      /** The one place of this figure. */
      readonly period: Period
      /** The moment from which it counts. */
      readonly since: string
      /** Removes what is older, each hour. @param age the period as PostgreSQL reads it: `7 years` */
      forget(from: ForgetIn, age: string): Promise<void>
      /** Each copy of the shop does it for files of its own; otherwise one does it for all. */
      readonly isOfEachCopy?: true
    }
  /** Without a time of its own. @property until when it ends */
  | { readonly period: null; readonly until: string }
)

export type Datum = { readonly whose: Person; readonly what: DataKind }
export const of = (whose: Person, what: DataKind): Datum => ({ whose, what })

/** Data of a column; of JSON by its keys where these are the same in every row. */
export type ColumnData = readonly Datum[] | JsonData
export type JsonData = { readonly keys: Readonly<Record<string, readonly Datum[]>> }

const isJson = (data: ColumnData): data is JsonData => !Array.isArray(data)

/** All that a column may hold. */
export const dataIn = (data: ColumnData): readonly Datum[] =>
  isJson(data) ? Object.values(data.keys).flat() : data

/** The keys of a JSON column; null where they are not known. */
export const keysIn = (data: ColumnData): readonly string[] | null =>
  isJson(data) ? Object.keys(data.keys) : null

/** A table of the database, each column once. */
export type TableData = {
  /** Names of the activities, or groups of them, whose rows it holds. */
  readonly activities: readonly string[]
  /** Columns that hold data of persons. */
  readonly persons: Readonly<Record<string, ColumnData>>
  /** Columns that tell nothing of a person. */
  readonly nobody: readonly string[]
}

/** A table without data of persons. */
export const ofNobody = (...nobody: string[]): TableData => ({ activities: [], persons: {}, nobody })

/** Files that are written, kept or handed out. */
export type FileData = {
  readonly activities: readonly string[]
  readonly holds: readonly Datum[]
  /** The source files that write or send it. */
  readonly writtenBy: readonly string[]
}

/** A column with encrypted values, which are encrypted anew when the secret changes. */
export type EncryptedColumn = {
  readonly table: string
  readonly key: string
  readonly type: 'uuid' | 'bigint' | 'text'
  readonly column: string
  readonly purpose: KeyPurpose
  /** SQL of the owner that a value is bound to, as a text; the key where it is absent. */
  readonly owner?: string
  /** A column that was derived from the secret too, and only saves space: it is emptied. */
  readonly emptied?: string
}

export type MessageData = { readonly to: Person | 'system'; readonly tells: readonly Datum[] }

export type PersonalData = {
  readonly activities?: readonly Activity[]
  /** A name for several activities whose rows lie in the same tables. */
  readonly groups?: Readonly<Record<string, readonly string[]>>
  readonly tables?: Readonly<Record<string, TableData>>
  readonly encrypted?: readonly EncryptedColumn[]
  readonly files?: Readonly<Record<string, FileData>>
  /** Mails and calls of webhooks, by kind. */
  readonly messages?: Readonly<Record<string, MessageData>>
  /** PDFs that customers get, by kind. */
  readonly documents?: Readonly<Record<string, readonly Datum[]>>
  /** Fields of the log, which is an activity of its own; none holds more than a mark that names nobody. */
  readonly logFields?: Readonly<Record<string, readonly Datum[]>>
}

export const intervalOf = ({ count, unit }: Period): string => `${count} ${unit}`
