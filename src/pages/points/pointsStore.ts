import { searchPoints } from '../../api/points'
import { createListStore } from '../../lib/listStore'

export const pointsStore = createListStore(searchPoints)
