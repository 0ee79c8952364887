import { useMemo } from 'react'
import { deleteCompany } from '../../api/companies'
import { paths } from '../../kit/address/paths'
import { Directory } from '../../kit/directory/Directory'
import { useDirectory } from '../../kit/directory/useDirectory'
import { useAccess } from '../../session/sessionHooks'
import { CompanyDetailsDialog } from './CompanyDetailsDialog'
import { companyDependents } from './companyDependents'
import { COMPANY_FILTER_INPUTS, companyColumns, companyListDefinition } from './companyListDefinition'

/** Specification: reference-data, section 2.8. */
export default function CompaniesPage() {
  const can = useAccess()
  const mayView = can({ some: ['company_contact_view', 'company_branch_view'] })
  const mayEdit = can('company_update')
  const page = useDirectory(
    companyListDefinition,
    useMemo(() => companyColumns(mayView, mayEdit), [mayView, mayEdit]),
  )
  return (
    <Directory
      page={page}
      title="Контрагенты"
      add={{ label: 'Добавить контрагента', to: paths.addCompany, access: 'company_create' }}
      filter={COMPANY_FILTER_INPUTS}
      own={{ details: CompanyDetailsDialog }}
      remove={{
        title: 'Удалить контрагента?',
        text: (name) => `Контрагент ${name} будет удалён.`,
        dependents: companyDependents,
        action: deleteCompany,
        done: 'Контрагент удалён',
      }}
      empty="Список контрагентов пуст"
      exportName="Контрагенты"
      hint={['Измените фильтр или добавьте нового контрагента', 'Измените фильтр']}
    />
  )
}
