// @ts-check
import { isOfFlow } from '../stories/catalogue/flows.mjs'

/**
 * The filters of Storybook's sidebar. A story has a tag by its whole name or by a whole word of it, as code writes them, or by where
 * it stands: part of a Russian word would find «Пустая форма» among what is empty. Themes and windows have no tag: every story has
 * them all, by the toolbar.
 */

/** @param {string} text */
const list = (text) => text.trim().split(/\s+/)

/** Stories that have a tag, by the names of their exports. @type {Record<string, readonly string[]>} */
export const TAGGED_EXPORTS = {
  пусто: list(`
    Empty EmptyDraftDay EmptyLists EmptyPublishedDay DocumentsEmpty ScheduleEmpty NewestNone Nobody NobodyListed Nothing NothingFound
    NothingPlanned NothingToEstimate NothingToHide PublishNothing WithoutOrders NoBranches NoCities NoCompanies NoCoordinates NoCouriers
    NoFines NoHistory NoMatch NoOrders NoOutlines NoPeriods NoPoints NoPointsNoCouriers NoPositions NoTrack NoTypes
  `),
  загрузка: list(`
    Loading FirstLoad LoadingPeriods ByLinkLoading CompaniesLoading EditLoading StatisticsLoading TotalsLoading Saving Searching Pending
    Progress Connecting SlowNetwork SilentServer HangingServer
  `),
  ошибка: list(`
    AddLostResponse PayLostResponse PayUnknown EndsSlotUnknown BrokenPhoto FailingServer FullStorage Interrupted NoConnection Offline
    RefusedImport WrongConfig
  `),
  доступ: list(`
    Forbidden Denied PermissionLost MayNot ViewOnly ViewAndMap ViewAndMove ViewBranchesOnly OnlyLooking ReadOnly AddsOnly EditsAndDeletes
    SetsPasswords TrackWithoutOrders WithoutPlaces Role Administrator Operator Newcomer Partner Viewer
  `),
  форма: list('Blank Filled Required RequiredFields Wrong Saving SaveRefused LeaveWithChanges'),
}

/** @type {Record<string, { first?: readonly string[], last?: readonly string[] }>} */
const TAGGED_WORDS = {
  ошибка: { last: ['Failed', 'Fails', 'Fail', 'Error', 'Refused'] },
  доступ: { first: ['May'], last: ['Alone', 'Allowed'] },
  форма: { first: ['Add', 'Edit', 'Create'] },
}

/** Titles, and beginnings of titles. @type {Record<string, readonly string[]>} */
export const TAGGED_TITLES = {
  доступ: ['Каркас/Права по одному', 'Отчёты/Отдельные права'],
  форма: ['Компоненты/Поля/', 'Компоненты/Формы/', 'Заказы/Новый заказ', 'Заказы/Изменение заказа'],
  компонент: ['Компоненты/'],
  сценарий: ['Сценарии/'],
}

export const TAGS = ['пусто', 'загрузка', 'ошибка', 'доступ', 'форма', 'компонент', 'сценарий']

/**
 * @param {{ title: string, name: string, exportName: string }} story its name as designers read it
 * @returns {string[]}
 */
export function tagsOf({ title, name, exportName }) {
  const words = exportName.split(/(?=[A-Z])/)
  return TAGS.filter((tag) => {
    const { first, last } = TAGGED_WORDS[tag] ?? {}
    return (
      TAGGED_EXPORTS[tag]?.includes(exportName) ||
      TAGGED_TITLES[tag]?.some((start) => title.startsWith(start)) ||
      first?.includes(words[0] ?? '') ||
      last?.includes(words.at(-1) ?? '') ||
      (tag === 'форма' && title.endsWith(': форма')) ||
      (tag === 'сценарий' && isOfFlow(title, name))
    )
  })
}
