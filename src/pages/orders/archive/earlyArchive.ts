import { createEarlyList } from '../list/earlyList'
import { SAVED_ARCHIVE } from '../list/orderList'
import { archivePage } from './archiveStore'

const earlyArchive = createEarlyList(archivePage, SAVED_ARCHIVE)
export default earlyArchive
