import { createListPrefetch } from '../list/listPrefetch'
import { SAVED_ARCHIVE_FILTERS } from '../list/orderList'
import { archivePage } from './archiveStore'

const archivePrefetch = createListPrefetch(archivePage, SAVED_ARCHIVE_FILTERS)
export default archivePrefetch
