import { searchCompanies } from '../../api/companies'
import { createListStore } from '../../lib/listStore'

export const companiesStore = createListStore(searchCompanies)
