import { createListPrefetch } from '../list/listPrefetch'
import { SAVED_ARCHIVE_FILTERS } from '../list/orderList'
import { archiveListModel } from './archiveStore'

const archivePrefetch = createListPrefetch(archiveListModel, SAVED_ARCHIVE_FILTERS)
export default archivePrefetch
