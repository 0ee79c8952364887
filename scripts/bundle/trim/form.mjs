import { createContext } from 'react'

/** ProForm around an editable table; tables here are never edited in place. */
const ProForm = ({ children }) => children

export default ProForm
/** The table tells the fields inside that they are not laid out as a grid. There are no fields. */
export const GridContext = createContext({})
