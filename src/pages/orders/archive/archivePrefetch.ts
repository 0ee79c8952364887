import { createOrderListPrefetch } from '../list/orderListPrefetch'
import { ARCHIVE_SAVED_FILTER_SCREEN } from '../list/orderQueryDefs'
import { archiveListModel } from './archiveListModel'

const archivePrefetch = createOrderListPrefetch(archiveListModel, ARCHIVE_SAVED_FILTER_SCREEN)
export default archivePrefetch
