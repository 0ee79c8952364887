// @ts-check

/**
 * The search of the sidebar knows titles and names alone: the example of a component is named by the common word for such things, so that
 * «кнопка» finds every button, whatever its title says.
 * @type {Record<string, string>}
 */
export const COMPONENT_WORDS = {
  'Компоненты/Графики': 'График',
  'Компоненты/Действия': 'Кнопка',
  'Компоненты/Значки': 'Значок',
  'Компоненты/Карта': 'Карта',
  'Компоненты/Окна': 'Окно',
  'Компоненты/Поля': 'Поле',
  'Компоненты/Пометки': 'Пометка',
  'Компоненты/Состояния': 'Состояние',
  'Компоненты/Таблица': 'Таблица',
  'Компоненты/Таблица/Выгрузка': 'Кнопка',
  'Компоненты/Таблица/Город списка': 'Поле',
  'Компоненты/Текст': 'Текст',
}

/** @param {string} title of a component @returns {string | undefined} */
export const wordOf = (title) => COMPONENT_WORDS[title] ?? COMPONENT_WORDS[title.slice(0, title.lastIndexOf('/'))]
