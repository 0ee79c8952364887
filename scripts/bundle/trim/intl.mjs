import ruRU from '@ant-design/pro-components/es/provider/locale/ru_RU.js'

const text = (id) => id.split('.').reduce((found, key) => found?.[key], ruRU)

/** The texts of the table's toolbar and settings: Russian alone, whatever language is asked for. */
export const ruRUIntl = { locale: 'ru_RU', getMessage: (id, fallback) => text(id) ?? fallback }
export const zhCNIntl = ruRUIntl
export const intlMap = { 'ru-RU': ruRUIntl }
export const findIntlKeyByAntdLocaleKey = () => 'ru-RU'
