import type { Locator, Page } from 'playwright-core'
import type { Answer } from '../server/contractServer'

/**
 * The screens of reference data as the specification has them: what each asks its server for, what people type, and what must
 * be sent then. Written from the documents alone; `anyDirectory.test.ts` drives them.
 */

export type DirectoryScreen = {
  name: string
  path: string
  /** The call that brings the rows, and what goes in its body without a filter; undefined where it has none. */
  search: string
  body?: object
  isPaged?: boolean
  /** Rows that are odd but legal: numbers as texts, wrong optional fields, nothing that is not needed. */
  rows: object[]
  /** What the rows show, one text of each. */
  shown: string[]
  /** Other calls that the screen needs. */
  others?: Record<string, Answer>
  /** The first row's answer holds the rows: the zones of a point. */
  wrap?: (rows: object[]) => object
  filter?: { label: string; key: string }
  sort?: { heading: string; key: string }
  add?: Change & {
    button: string
    isLink?: boolean
    refused: { key: string; label: string }
    row: object
    shows: string
  }
  edit?: Change & { of: string; entity: string; value: object; isLink?: boolean }
  remove?: { of: string; title: string; call: string; text?: string }
}

type Change = {
  /** The dialog's title; absent where the form is a screen. */
  dialog?: string
  fill: (form: Page | Locator) => Promise<void>
  call: string
  sent: object
}

export const CITY_ID = 7
export const place = async (form: Page | Locator, lat: string, long: string) => {
  await form.getByLabel('Широта', { exact: true }).fill(lat)
  await form.getByLabel('Долгота', { exact: true }).fill(long)
}
export const type = (form: Page | Locator, label: string, text: string) =>
  form.getByLabel(label, { exact: true }).fill(text)
