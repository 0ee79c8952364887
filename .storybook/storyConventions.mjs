// @ts-check
import { isFlowStep } from '../stories/catalogue/flows.mjs'

/**
 * Russian story names by export name. Stories of the same state share an export name, from which their name, tags and ID follow. Every
 * other story sets `name` and `tags`.
 */
const STATE_NAMES = {
  Loaded: 'Загружено',
  Open: 'Открыто',
  Published: 'Опубликовано',
  Statistics: 'Статистика',
  Branches: 'Филиалы',
  Partners: 'Партнёры',
  Couriers: 'Курьеры',
  Blank: 'Пустая форма',
  Empty: 'Пусто',
  Loading: 'Загрузка',
  Failed: 'Не загрузилось',
  LoadFailed: 'Не загрузилось',
  ServerError: 'Ошибка сервера',
  Forbidden: 'Нет доступа',
  ViewOnly: 'Только просмотр',
  Filled: 'Заполнено',
  Saving: 'Сохраняется',
  SaveRefused: 'Сохранение отклонено',
  LeaveWithChanges: 'Уход с изменениями',
  Example: 'Пример',
  Add: 'Добавление',
  Edit: 'Изменение',
  Delete: 'Удаление',
}

/**
 * Export names of stories that show a whole screen, form or dialog. If several stories of a title match, the first match in this list
 * represents the screen.
 */
export const SCREEN_STORIES = ['Loaded', 'Open', 'Published', 'Statistics', 'Branches', 'Partners', 'Couriers', 'Blank']

/**
 * Export names of stories that show a state without user interaction. Tests check them in the dark theme, and `npm run shots` takes
 * screenshots of them.
 */
export const STATIC_STORIES = Object.keys(STATE_NAMES).filter(
  (name) => !['Example', 'Add', 'Edit', 'Delete'].includes(name),
)

export const STORY_TAGS = ['пусто', 'загрузка', 'ошибка', 'доступ', 'форма', 'компонент', 'сценарий']

/**
 * Tags by export name of the story: `is` matches the whole name, `first` and `last` match its first and last word.
 * @type {Record<string, { is?: string[], first?: string[], last?: string[] }>}
 */
const TAGGED = {
  пусто: { is: ['Empty'] },
  загрузка: { is: ['Loading', 'Saving'] },
  ошибка: { last: ['Failed', 'Fails', 'Fail', 'Error', 'Refused'] },
  доступ: { is: ['Forbidden', 'ViewOnly'], first: ['May'], last: ['Alone', 'Allowed'] },
  форма: { is: ['Blank', 'Filled', 'Saving', 'LeaveWithChanges', 'SaveRefused'], first: ['Add', 'Edit', 'Create'] },
}

/** Text in «» is ignored, because English comments may quote Russian UI text. @param {string} text */
export const isRussian = (text) => /[а-яё]/i.test(text.replace(/«[^»]*»/g, ''))

/** @param {string} exportName @returns {string | undefined} */
export const stateName = (exportName) => /** @type {Record<string, string>} */ (STATE_NAMES)[exportName]

/** @param {{ title: string, name: string, exportName: string }} story @returns {string[]} */
export function conventionalTags({ title, name, exportName }) {
  const words = exportName.split(/(?=[A-Z])/)
  const byName = Object.entries(TAGGED).flatMap(([tag, { is = [], first = [], last = [] }]) =>
    is.includes(exportName) || first.includes(words[0] ?? '') || last.includes(words.at(-1) ?? '') ? [tag] : [],
  )
  return [
    ...byName,
    ...(title.endsWith(': форма') ? ['форма'] : []),
    ...(title.startsWith('Компоненты/') ? ['компонент'] : []),
    ...(title.startsWith('Сценарии/') || isFlowStep(title, name) ? ['сценарий'] : []),
  ]
}
