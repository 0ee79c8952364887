import ruRU from '@ant-design/pro-components/es/provider/locale/ru_RU.js'

/**
 * Texts of the table toolbar. An empty text disables the tooltip of a button. The buttons need no tooltips, because they have accessible
 * names, and the tooltip of the density button would cover its menu.
 */
const TOOLS = {
  'tableToolBar.reload': '',
  'tableToolBar.density': '',
  'tableToolBar.densityLarger': 'Просторно',
  'tableToolBar.densityMiddle': 'Средне',
  'tableToolBar.densitySmall': 'Компактно',
}

const text = (id) => TOOLS[id] ?? id.split('.').reduce((found, key) => found?.[key], ruRU)

export const ruRUIntl = { locale: 'ru_RU', getMessage: (id, fallback) => text(id) ?? fallback }
export const zhCNIntl = ruRUIntl
export const intlMap = { 'ru-RU': ruRUIntl }
export const findIntlKeyByAntdLocaleKey = () => 'ru-RU'
