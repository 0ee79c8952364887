import { createContext } from 'react'
import { notBundled } from './notBundled.mjs'

/** ProForm around an editable table. */
export default notBundled('An editable table')

export const BetaSchemaForm = notBundled('The search form of a table')

/** The table tells the fields inside that they are not laid out as a grid. There are no fields. */
export const GridContext = createContext({})
