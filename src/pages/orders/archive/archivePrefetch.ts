import { createListPrefetch } from '../list/listPrefetch'
import { SAVED_ARCHIVE } from '../list/orderList'
import { archivePage } from './archiveStore'

const archivePrefetch = createListPrefetch(archivePage, SAVED_ARCHIVE)
export default archivePrefetch
