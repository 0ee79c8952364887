import type { Locator, Page } from 'playwright-core'
import { type Answer, paged } from '../server/contractServer'
import { COMPANY_SCREENS } from './directoryCompanies'
import { PEOPLE_SCREENS } from './directoryPeople'
import { PLACE_SCREENS } from './directoryPlaces'

/**
 * A form that sends a whole entity, and the changes that the user and a colleague make to the entity at the same time. `conflictCases.ts`
 * has one case per entity.
 */
export type ConflictCase = {
  name: string
  path: string
  others?: Record<string, Answer>
  /** `entity` is the call that loads the entity, `value` the entity before the changes. `wrap` puts the entity into a response. */
  entity: string
  value: object
  wrap?: (value: object) => Answer
  area: (page: Page) => Locator
  mine: (area: Locator) => Promise<void>
  call: string
  sent: object
  /**
   * A colleague changes a field that the user does not edit. `change`: the colleague's change of the entity. `sent`: the same change in the
   * user's request body. `label`: the name of the field on the screen.
   */
  other: { change: object; sent: object; label: string }
  /**
   * A colleague changes a field twice while the user edits it. `changes`: the colleague's two changes of the entity. `shown`: the cells of
   * the conflict dialog after the first change. `sent`: the colleague's second change in the user's request body.
   */
  same: { changes: [object, object]; sent: object; shown: Cells }
}

type Cells = readonly [field: string, before: string, theirs: string, mine: string]

export const dialog = (page: Page) => page.getByRole('dialog').first()
export const screen = (page: Page) => page.locator('main, .shell__main').last()

export const directories = new Map(
  [...PLACE_SCREENS, ...COMPANY_SCREENS, ...PEOPLE_SCREENS].map((one) => [one.name, one]),
)

type Own = Pick<ConflictCase, 'path' | 'other' | 'same'> & Partial<ConflictCase>

export function directory(name: string, own: Own): ConflictCase {
  const found = directories.get(name)
  const { edit } = found ?? {}
  if (!found || !edit) throw new Error(name)
  const rows = found.wrap ? found.wrap(found.rows) : found.rows
  const list: Answer = found.isPaged ? paged(found.rows) : { body: rows }
  return {
    name,
    others: { ...found.others, [found.search]: list },
    entity: edit.entity,
    value: edit.value,
    area: edit.isLink ? screen : dialog,
    mine: edit.fill,
    call: edit.call,
    sent: edit.sent,
    ...own,
  }
}

export const entry = (path: string, id: number | string) =>
  `${path}${path.includes('?') ? '&' : '?'}form=edit&entry=${id}`
export const change = (key: string, first: unknown, second: unknown, shown: Cells): ConflictCase['same'] => ({
  changes: [{ [key]: first }, { [key]: second }],
  sent: { [key]: second },
  shown,
})
export const both = (change: object, label: string): ConflictCase['other'] => ({ change, sent: change, label })
