import ruRU from '@ant-design/pro-components/es/provider/locale/ru_RU.js'

/**
 * The console's own words for the tools of a table; the library's are «Размер», «Сжатый». Without a text there is no
 * tooltip: the buttons have names of their own, and the tooltip of the densities covers their menu.
 */
const TOOLS = {
  'tableToolBar.reload': '',
  'tableToolBar.density': '',
  'tableToolBar.densityLarger': 'Просторно',
  'tableToolBar.densityMiddle': 'Средне',
  'tableToolBar.densitySmall': 'Компактно',
}

const text = (id) => TOOLS[id] ?? id.split('.').reduce((found, key) => found?.[key], ruRU)

/** The texts of the table's toolbar and settings: Russian alone, whatever language is asked for. */
export const ruRUIntl = { locale: 'ru_RU', getMessage: (id, fallback) => text(id) ?? fallback }
export const zhCNIntl = ruRUIntl
export const intlMap = { 'ru-RU': ruRUIntl }
export const findIntlKeyByAntdLocaleKey = () => 'ru-RU'
