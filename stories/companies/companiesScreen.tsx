import { Route, Switch } from 'wouter'
import type { World } from '../../mocks/store/world'
import type { Permission } from '../../src/domain/permissions'
import AddCompanyPage from '../../src/pages/companies/AddCompanyPage'
import AddBranchPage from '../../src/pages/companies/branches/AddBranchPage'
import EditBranchPage from '../../src/pages/companies/branches/EditBranchPage'
import CompaniesPage from '../../src/pages/companies/CompaniesPage'
import CompanyPage from '../../src/pages/companies/detail/CompanyPage'
import EditCompanyPage from '../../src/pages/companies/EditCompanyPage'
import { OPTION } from '../../tests/antdParts'
import { openMenu } from '../form/choose'

/** The screens of companies under their routes, so that links and ways back are followed. */
export function CompanyScreens() {
  return (
    <Switch>
      <Route path="/companies" component={CompaniesPage} />
      <Route path="/companies/add" component={AddCompanyPage} />
      <Route path="/companies/edit/:id" component={EditCompanyPage} />
      <Route path="/companies/:id/branches/add" component={AddBranchPage} />
      <Route path="/companies/:sectionId/branches/edit/:id" component={EditBranchPage} />
      <Route path="/companies/:id" component={CompanyPage} />
    </Switch>
  )
}

/** A dispatcher (Karaganda and Astana) with these permissions and no others. */
export const holding = (address: string, ...permissions: Permission[]) => ({
  stage: {
    address,
    person: 'dispatcher' as const,
    arrange: ({ db }: World) => db.roles.update('dispatcher', { permissions }),
  },
})

/** The options of the open menu, from the top. */
export const menuOptions = (): string[] =>
  [...(openMenu()?.querySelectorAll(OPTION) ?? [])].map((option) => option.textContent ?? '')

/** Whether any row can be edited or deleted. */
export const ROW_BUTTON = /^(Редактировать|Удалить|Открыть):/
