import { createContext } from 'react'
import { notBundled } from './notBundled.mjs'

export default notBundled('An editable table')

export const BetaSchemaForm = notBundled('The search form of a table')

export const GridContext = createContext({})
