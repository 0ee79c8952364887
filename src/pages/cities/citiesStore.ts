import { searchCities } from '../../api/cities'
import { createListStore } from '../../lib/listStore'

export const citiesStore = createListStore(searchCities)
