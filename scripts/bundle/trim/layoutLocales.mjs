/** Texts of the settings drawer, which the console does not have; menu names come from the route table. */
export const gLocaleObject = () => ({})
export const getLanguage = () => 'ru-RU'
