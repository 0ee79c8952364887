import type { Locator, Page } from 'playwright-core'
import type { Answer } from '../server/contractServer'

/**
 * The reference data screens as the specification describes them: endpoints, the text to type in each field, and the requests expected from
 * the console. Nothing is taken from the console's code. Used by `contractDirectories.test.ts`.
 */

export type DirectoryScreen = {
  name: string
  path: string
  /** The call that loads the list. `body` is its request body without filters; undefined if the call has no body. */
  search: string
  body?: object
  isPaged?: boolean
  /** Rows of the response, odd but legal: numbers as strings, invalid optional fields, required fields only. */
  rows: object[]
  shown: string[]
  others?: Record<string, Answer>
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
  edit?: Change & {
    of: string
    entity: string
    value: object
    isLink?: boolean
    /**
     * After the save the test server returns only the first row of the list. Checks that other views, such as the map, show only that row
     * too.
     */
    checkOtherViews?: (page: Page) => Promise<void>
  }
  remove?: { of: string; title: string; call: string; text?: string }
}

type Change = {
  dialog?: string
  fill: (form: Page | Locator) => Promise<void>
  call: string
  sent: object
}

export const CITY_ID = 7
export const fillCoordinates = async (form: Page | Locator, lat: string, long: string) => {
  await form.getByLabel('Широта', { exact: true }).fill(lat)
  await form.getByLabel('Долгота', { exact: true }).fill(long)
}
export const fillField = (form: Page | Locator, label: string, text: string) =>
  form.getByLabel(label, { exact: true }).fill(text)
