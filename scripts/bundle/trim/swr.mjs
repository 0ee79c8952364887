/** The menu comes with the page; ProLayout would also load it by a request, and keep that in a cache. */
const RESULT = { data: undefined, isValidating: false, mutate: () => undefined }
const CONFIG = { cache: new Map() }

export default () => RESULT
export const useSWRConfig = () => CONFIG
export const SWRConfig = ({ children }) => children
